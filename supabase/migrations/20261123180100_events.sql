-- The audit log: what happened in the back office, for a year.

create table public.staff_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in (
    'sign-in', 'sign-in-failed', 'lockout', 'sign-out', 'sign-out-everywhere', 'password', 'email', 'upload',
    'deletion', 'role-given', 'role-taken', 'publication', 'hide', 'show', 'delete', 'restore', 'reorder', 'purge'
  )),
  account uuid,
  subject text check (length(subject) <= 300)
);
comment on table public.staff_events is
  'The audit log. It names people by the id of their account alone, and is written by functions alone.';
comment on column public.staff_events.account is
  'Who did it; of failed sign-ins and of roles, whom it was about. Not a reference: it outlives the account.';
comment on column public.staff_events.subject is
  'What it was done to, such as tours/baia-paraty; of roles the administrator who gave or took it, or the role where the secret key did.';
create index staff_events_at on public.staff_events (at desc, id desc);

alter table public.staff_events enable row level security;
revoke all on table public.staff_events from public, anon, authenticated, service_role;
grant select on table public.staff_events to authenticated;
grant select, delete on table public.staff_events to service_role;

create policy "Administrators read the audit log" on public.staff_events
  for select to authenticated using ((select public.is_admin()));

create function private.write_event(event_kind text, event_account uuid, event_subject text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.staff_events (kind, account, subject)
  values (event_kind, event_account, left(event_subject, 300));
$$;

create function private.log_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  who constant text := (select auth.uid())::text;
begin
  if tg_op = 'INSERT' then
    perform private.write_event('role-given', new.user_id, coalesce(who, new.role::text));
  else
    perform private.write_event('role-taken', old.user_id, coalesce(who, old.role::text));
  end if;
  return null;
end
$$;
create trigger log_role_change after insert or delete on public.user_roles
  for each row execute function private.log_role_change();

create function public.record_event(event_kind text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  if event_kind is null or event_kind not in ('sign-out', 'sign-out-everywhere', 'password', 'email') then
    raise exception 'unknown_event' using errcode = '22023';
  end if;
  if who is null then
    raise exception 'nobody_signed_in' using errcode = '42501';
  end if;
  -- Anybody may have an account: it must not be able to write the audit log full.
  if (private.count_attempt(array[row('events:' || who, 20, 3600)::private.count_limit])).wait = 0 then
    perform private.write_event(event_kind, who, null);
  end if;
end
$$;
comment on function public.record_event(text) is
  'Adds what the caller has just done with their own account. Everything else is written by the function that does it.';

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function public.record_event(text) from public, anon, authenticated, service_role;
grant execute on function public.record_event(text) to authenticated;
