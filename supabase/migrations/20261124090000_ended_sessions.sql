-- A session that was ended counts for nothing from that moment, although its token is good until it runs out.

create function public.has_live_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions as sessions
    where sessions.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and sessions.user_id = (select auth.uid())
  );
$$;
comment on function public.has_live_session() is 'Whether the session of the person who asks is there, and nobody has ended it.';
revoke all on function public.has_live_session() from public, anon, authenticated;

create or replace function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'::public.app_role
  ) and public.has_live_session();
$$;
comment on function public.is_admin() is
  'Whether the person who asks is an administrator, in a session that nobody has ended.';

-- Whoever signed in once with a password that somebody else knows as well keeps attempts of their own, which no lockout
-- of the account reaches. A new password, and signing out everywhere, take them away.
create function public.forget_other_devices(device_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  perform public.check_hash(device_hash);
  if who is null or not public.has_live_session() then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  delete from public.known_devices as devices where devices.user_id = who and devices.device <> device_hash;
end;
$$;
comment on function public.forget_other_devices(text) is
  'From now on the account of the person who asks is known to no other device than this one.';
revoke all on function public.forget_other_devices(text) from public, anon;
grant execute on function public.forget_other_devices(text) to authenticated;

-- Nor may an ended session have its device known again.
create or replace function public.sign_in_succeeded(address_hash text, device_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
  address text;
begin
  if who is null or not public.has_live_session() then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  select email into address from auth.users where id = who;
  perform public.forgive_attempt(public.sign_in_keys(address, address_hash, device_hash));
  insert into public.known_devices as devices (device, user_id) values (device_hash, who)
  on conflict (device, user_id) do update set last_used_at = now();
  delete from public.known_devices
  where user_id = who and (
    last_used_at < now() - interval '180 days'
    or device not in (
      select device from public.known_devices where user_id = who order by last_used_at desc, device limit 20
    )
  );
  if public.count_attempt(array['events:' || who], array[20], 3600) = 0 then
    perform public.write_event('sign-in', who, null);
  end if;
end;
$$;

-- The panel shows failed sign-ins and lockouts beside whatever else happened, and must know the accounts of both.
create or replace function public.event_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if public.is_admin() is not true then
    raise exception 'only administrators see people' using errcode = '42501';
  end if;
  return (
    with recent as (
      (select account, kind, subject from public.staff_events
       where kind in ('sign-in-failed', 'lockout') order by at desc, id desc limit 200)
      union all
      (select account, kind, subject from public.staff_events
       where kind not in ('sign-in-failed', 'lockout') order by at desc, id desc limit 200)
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
