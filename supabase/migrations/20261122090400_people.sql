-- Who may enter the back office, and how people get back in.
--
-- Administrators see who has an account, and give and take the role. All of it goes through functions, because rows of
-- other people's roles and accounts are nobody's to read. The last administrator stays one: whoever wants to leave gives
-- the role to somebody else first. The secret key (npm run admin:grant -- --revoke) is not bound by this.

-- Roles --------------------------------------------------------------------------------------------------------------

create function public.people(search text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Anybody may sign up: administrators always stand in the list, of the others the newest.
  most constant integer := 100;
  wanted constant text := lower(trim(coalesce(search, '')));
  answer jsonb;
begin
  if public.is_admin() is not true then
    raise exception 'only administrators see people' using errcode = '42501';
  end if;
  with found as (
    select
      accounts.id, accounts.email, accounts.created_at, accounts.confirmed_at is not null as confirmed,
      left(accounts.raw_user_meta_data ->> 'full_name', 100) as name,
      roles.created_at as administrator_since, accounts.last_sign_in_at
    from auth.users as accounts
    left join public.user_roles as roles on roles.user_id = accounts.id and roles.role = 'admin'::public.app_role
    where accounts.email is not null and (
      wanted = ''
      or strpos(lower(accounts.email), wanted) > 0
      or strpos(lower(coalesce(accounts.raw_user_meta_data ->> 'full_name', '')), wanted) > 0
    )
  ), shown as (
    select * from found
    order by administrator_since is null, administrator_since, created_at desc, id
    limit greatest(most, (select count(*) from found where administrator_since is not null))
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'people', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'email', email, 'name', name, 'confirmed', confirmed, 'createdAt', created_at,
          'administratorSince', administrator_since,
          -- greatest() passes over what is null.
          'lastSeenAt', greatest(
            last_sign_in_at,
            (
              select max(greatest(sessions.created_at, sessions.refreshed_at at time zone 'UTC'))
              from auth.sessions as sessions where sessions.user_id = shown.id
            ),
            (
              select max(events.at) from public.staff_events as events
              where events.account = shown.id
                and events.kind not in ('sign-in-failed', 'lockout', 'role-given', 'role-taken')
            )
          )
        )
        order by administrator_since is null, administrator_since, created_at desc, id
      ) from shown
    ), '[]'::jsonb)
  ) into answer;
  return answer;
end;
$$;
comment on function public.people(text) is
  'Administrators first, then the newest accounts, at most a hundred of those whose e-mail or name holds the text; how many there are in all.';

create function public.give_role(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_confirmed boolean;
begin
  -- Before it is asked who asks: of two administrators who take each other's role, the second no longer is one.
  lock table public.user_roles in share row exclusive mode;
  if public.is_admin() is not true then
    raise exception 'only administrators give roles' using errcode = '42501';
  end if;
  select confirmed_at is not null into is_confirmed from auth.users where id = person;
  if not found then
    raise exception 'unknown_person' using errcode = 'PT404';
  end if;
  -- Anybody can sign up with somebody else's address; only the link in the mail shows whose it is.
  if not is_confirmed then
    raise exception 'not_confirmed' using errcode = 'PT409';
  end if;
  insert into public.user_roles (user_id, role) values (person, 'admin'::public.app_role)
  on conflict (user_id, role) do nothing;
end;
$$;
comment on function public.give_role(uuid) is
  'Makes an account an administrator. Errors: 42501; PT404 unknown_person; PT409 not_confirmed.';

create function public.take_role(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: otherwise two administrators who leave at once would each still see the other.
  lock table public.user_roles in share row exclusive mode;
  if public.is_admin() is not true then
    raise exception 'only administrators take roles' using errcode = '42501';
  end if;
  if not exists (
    select 1 from public.user_roles where user_id = person and role = 'admin'::public.app_role
  ) then
    return;
  end if;
  if not exists (
    select 1 from public.user_roles as roles
    join auth.users as accounts on accounts.id = roles.user_id and accounts.confirmed_at is not null
    where roles.user_id <> person and roles.role = 'admin'::public.app_role
  ) then
    raise exception 'last_administrator' using errcode = 'PT409';
  end if;
  delete from public.user_roles where user_id = person and role = 'admin'::public.app_role;
end;
$$;
comment on function public.take_role(uuid) is
  'Ends that an account is an administrator, at its next request. Errors: 42501; PT409 last_administrator.';

-- In the list of events people are named, also those who are no administrators.
create function public.event_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() is not true then
    raise exception 'only administrators see people' using errcode = '42501';
  end if;
  return (
    with recent as (
      select account, kind, subject from public.staff_events order by at desc, id desc limit 200
    )
    select coalesce(jsonb_object_agg(accounts.id, accounts.email), '{}'::jsonb)
    from auth.users as accounts
    where accounts.email is not null and accounts.id::text in (
      select account::text from recent where account is not null
      union select subject from recent where kind in ('role-given', 'role-taken') and subject is not null
    )
  );
end;
$$;
comment on function public.event_people() is
  'The e-mails of the accounts that the latest lines of the trace name, by their id. Administrators alone.';

-- Trace --------------------------------------------------------------------------------------------------------------

alter table public.staff_events drop constraint staff_events_kind_check;
alter table public.staff_events add constraint staff_events_kind_check check (kind in (
  'sign-in', 'sign-in-failed', 'lockout', 'sign-out', 'sign-out-everywhere', 'password', 'email', 'upload', 'deletion',
  'role-given', 'role-taken', 'publication', 'hide', 'delete', 'restore'
));

create or replace function public.record_event(event_kind text, event_subject text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  if event_kind in ('upload', 'deletion', 'publication', 'hide', 'delete', 'restore') then
    if public.is_admin() is not true then
      raise exception 'only administrators do this' using errcode = '42501';
    end if;
  elsif event_kind in ('sign-out', 'sign-out-everywhere', 'password', 'email') then
    if who is null then
      raise exception 'nobody is signed in' using errcode = '42501';
    end if;
    -- Anybody may have an account: it must not be able to write the trace full.
    if public.count_attempt(array['events:' || who], array[20], 3600) is distinct from 0 then
      return;
    end if;
  else
    raise exception 'not an event that can be reported: %', event_kind using errcode = '22023';
  end if;
  perform public.write_event(event_kind, who, event_subject);
end;
$$;

create or replace function public.trace_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Whom it was about stands in the account; the administrator who did it here. The secret key is nobody.
  who constant text := (select auth.uid())::text;
begin
  if tg_op = 'INSERT' then
    perform public.write_event('role-given', new.user_id, coalesce(who, new.role::text));
  else
    perform public.write_event('role-taken', old.user_id, coalesce(who, old.role::text));
  end if;
  return null;
end;
$$;
comment on column public.staff_events.subject is
  'What it was done to, such as tour-images/1700000000-ab.avif; of roles the id of the administrator who gave or took it, or the role where the secret key did.';

-- Mails --------------------------------------------------------------------------------------------------------------

create function public.mail_keys(email text, address_hash text) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  account text;
begin
  perform public.check_hash(address_hash);
  if email is null or length(email) > 320 then
    raise exception 'an e-mail is needed' using errcode = '22023';
  end if;
  account := encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex');
  return array['mail-account:' || account, 'mail-address:' || address_hash, 'mail-person:' || address_hash || account];
end;
$$;
comment on function public.mail_keys(text, text) is
  'What a mail that somebody asks for counts under: the account, the address, and both together.';
revoke all on function public.mail_keys(text, text) from public, anon, authenticated;

create function public.permit_mail(email text, address_hash text) returns integer
language sql security definer set search_path = ''
as $$
  select public.count_attempt(public.mail_keys(email, address_hash), array[12, 20, 4], 3600);
$$;
comment on function public.permit_mail(text, text) is
  'Counts a mail that somebody asks for, whether or not an account has the address. Returns 0, or the seconds to wait; null where it cannot count.';

create function public.forgive_mail(email text, address_hash text) returns void
language sql security definer set search_path = ''
as $$
  select public.forgive_attempt(public.mail_keys(email, address_hash));
$$;
comment on function public.forgive_mail(text, text) is 'Takes a mail back that the service could not be asked for.';

-- Who may call what --------------------------------------------------------------------------------------------------

revoke all on function
  public.people(text), public.give_role(uuid), public.take_role(uuid), public.event_people(),
  public.permit_mail(text, text), public.forgive_mail(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.people(text), public.give_role(uuid), public.take_role(uuid), public.event_people()
  to authenticated;
grant execute on function public.permit_mail(text, text), public.forgive_mail(text, text) to anon, authenticated;
