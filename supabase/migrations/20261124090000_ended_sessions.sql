-- A session that was ended counts for nothing from that moment, although its token is good until it runs out.

create or replace function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'::public.app_role
  ) and exists (
    select 1 from auth.sessions as sessions
    where sessions.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and sessions.user_id = (select auth.uid())
  );
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
  if who is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  delete from public.known_devices as devices where devices.user_id = who and devices.device <> device_hash;
end;
$$;
comment on function public.forget_other_devices(text) is
  'From now on the account of the person who asks is known to no other device than this one.';
revoke all on function public.forget_other_devices(text) from public, anon;
grant execute on function public.forget_other_devices(text) to authenticated;

-- One customer of an IPv6 provider has at least the 2^64 addresses of a /64: they are one caller.
create or replace function public.request_caller() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address constant text := coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', -1)), ''),
    ''
  );
begin
  if position(':' in address) = 0 then
    return address;
  end if;
  return host(network(set_masklen(address::inet, 64)));
exception when invalid_text_representation then
  -- With a port, or no address at all.
  return address;
end;
$$;
comment on function public.request_caller() is
  'The address that the request came from, as the gateway in front of the database saw it, of IPv6 the first 64 bits; empty where none says.';
revoke all on function public.request_caller() from public, anon, authenticated;

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
