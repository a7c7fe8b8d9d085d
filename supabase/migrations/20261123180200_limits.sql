-- What keeps sign-in usable under attack.
--
-- The site has no secret key: whatever it may call, a stranger who knows the publishable key may call as well. So every
-- count belongs to the address that the request came from, as the gateway saw it. The site's counts are those of the
-- site's server; a stranger who calls these functions directly counts and forgives for their own address alone. Where no
-- gateway says whose request it is (the embedded backend), all callers share one count. Devices are known by a random token
-- that only their owner's browser holds.

-- Whose request it is ----------------------------------------------------------------------------------------------

create table private.settings (
  id boolean primary key default true check (id),
  caller_header text not null default 'cf-connecting-ip' check (caller_header = lower(caller_header))
);
comment on column private.settings.caller_header is
  'The one header that the gateway in front of this database writes the caller''s address into. Whatever a caller can write by themselves must not stand here.';
insert into private.settings default values;

create function private.request_caller() returns text
language sql stable set search_path = ''
as $$
  select coalesce(trim(split_part(
    nullif(current_setting('request.headers', true), '')::json ->> (select caller_header from private.settings),
    ',', -1
  )), '');
$$;

-- Counts -------------------------------------------------------------------------------------------------------------

-- Unlogged: a crash may forget the attempts of the last hour.
create unlogged table public.sign_in_counters (
  caller text not null,
  key text not null,
  attempts integer not null,
  ends_at timestamptz not null,
  primary key (caller, key)
);
comment on table public.sign_in_counters is
  'Attempts to sign in, mails and new accounts, counted until ends_at. Keys hold hashes, never an address or an e-mail.';
create index sign_in_counters_ends_at on public.sign_in_counters (ends_at);

alter table public.sign_in_counters enable row level security;
revoke all on table public.sign_in_counters from public, anon, authenticated, service_role;
grant select, delete on table public.sign_in_counters to service_role;

create type private.count_limit as (key text, most integer, seconds integer);

create function private.count_attempt(counted private.count_limit[], out wait integer, out reached text)
language plpgsql security definer set search_path = ''
as $$
declare
  who constant text := private.request_caller();
  one private.count_limit;
begin
  wait := 0;
  -- All of them count, or none: the block is undone when one limit is reached. Keys come in the same order of kinds each
  -- time, so that two attempts never wait for each other.
  begin
    foreach one in array counted loop
      insert into public.sign_in_counters as counters (caller, key, attempts, ends_at)
      values (who, one.key, 1, now() + make_interval(secs => one.seconds))
      on conflict (caller, key) do update set
        attempts = case when counters.ends_at <= now() then 1 else counters.attempts + 1 end,
        ends_at = case when counters.ends_at <= now() then excluded.ends_at else counters.ends_at end
      where counters.ends_at <= now() or counters.attempts < one.most;
      if not found then
        reached := one.key;
        select greatest(1, ceil(extract(epoch from counters.ends_at - now())))::integer into wait
        from public.sign_in_counters as counters where counters.caller = who and counters.key = one.key;
        raise exception 'limit_reached' using errcode = 'SI429';
      end if;
    end loop;
  exception when sqlstate 'SI429' then
    wait := coalesce(wait, 1);
  end;
end
$$;
comment on function private.count_attempt is
  'Counts one attempt under each key. wait: 0, or the seconds until the limit of the key in reached ends.';

-- Known devices ------------------------------------------------------------------------------------------------------

create table public.known_devices (
  device text not null check (device ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (device, user_id)
);
comment on table public.known_devices is
  'Browsers from which an account has signed in, by the hash of a random token that they keep as a cookie.';
create index known_devices_user_id on public.known_devices (user_id, last_used_at desc);

alter table public.known_devices enable row level security;
revoke all on table public.known_devices from public, anon, authenticated, service_role;
grant select, delete on table public.known_devices to service_role;

create function private.check_hash(hash text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if hash is null or hash !~ '^[0-9a-f]{64}$' then
    raise exception 'hash_invalid' using errcode = '22023';
  end if;
end
$$;

create function private.attempt_limits(kind text, address_hash text, email text, device_hash text)
returns private.count_limit[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  account text;
  is_known boolean;
begin
  perform private.check_hash(address_hash);
  if kind = 'sign-up' then
    return array[row('all-new-accounts', 200, 3600), row('new-accounts:' || address_hash, 20, 3600)]::private.count_limit[];
  end if;
  perform private.check_hash(device_hash);
  if kind is null or kind not in ('sign-in', 'mail') or email is null or length(email) > 320 then
    raise exception 'attempt_invalid' using errcode = '22023';
  end if;
  account := encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex');
  is_known := exists (
    select from public.known_devices as devices
    where devices.device = device_hash and devices.user_id = private.user_id_by_email(email)
      and devices.last_used_at > now() - interval '180 days'
  );
  if kind = 'mail' then
    if is_known then
      return array[row('mail-device:' || device_hash || account, 4, 3600)]::private.count_limit[];
    end if;
    return array[
      row('mail-account:' || account, 12, 3600), row('mail-address:' || address_hash, 20, 3600),
      row('mail-person:' || address_hash || account, 4, 3600)
    ]::private.count_limit[];
  end if;
  if is_known then
    return array[row('device:' || device_hash || account, 10, 900)]::private.count_limit[];
  end if;
  return array[
    row('account:' || account, 40, 900), row('address:' || address_hash, 30, 900),
    row('person:' || address_hash || account, 5, 900)
  ]::private.count_limit[];
end
$$;
comment on function private.attempt_limits is
  'What an attempt counts under: its device alone where the account has signed in from it before, so that strangers cannot lock its owner out; otherwise account, address, and both together.';

create function public.permit_attempt(
  kind text, address_hash text, email text default null, device_hash text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  counted record;
  account uuid;
begin
  select * into counted from private.count_attempt(private.attempt_limits(kind, address_hash, email, device_hash));
  -- Told once for each limit that holds, not for every attempt against it, whatever e-mails are tried against that of an
  -- address; and for no account so often that its lines push others out of sight.
  if kind = 'sign-in' and counted.reached is not null then
    account := private.user_id_by_email(email);
    if (private.count_attempt(array[row('lockout:' || counted.reached, 1, 900)::private.count_limit])).wait = 0
      and (private.count_attempt(
        array[row('lockouts:' || coalesce(account::text, 'nobody'), 10, 3600)::private.count_limit]
      )).wait = 0
    then
      perform private.write_event('lockout', account, null);
    end if;
  end if;
  -- The last thing that the transaction does here, and past rows that others are changing: nobody waits for it.
  delete from public.sign_in_counters as counters
  using (
    select caller, key from public.sign_in_counters where ends_at <= now() limit 100 for update skip locked
  ) as ended
  where counters.caller = ended.caller and counters.key = ended.key;
  return counted.wait;
end
$$;
comment on function public.permit_attempt is
  'Counts an attempt: sign-in, mail (both need e-mail and device) or sign-up. Returns 0, or the seconds to wait.';

create function public.forgive_attempt(
  kind text, address_hash text, email text default null, device_hash text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  one private.count_limit;
begin
  -- One after the other, in the order in which they are counted.
  foreach one in array private.attempt_limits(kind, address_hash, email, device_hash) loop
    update public.sign_in_counters set attempts = greatest(0, attempts - 1)
    where caller = private.request_caller() and key = one.key;
  end loop;
end
$$;
comment on function public.forgive_attempt is 'Takes an attempt back whose failure was not the person''s.';

create function public.sign_in_failed(sign_in_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The site's log holds every one; here an attack must not push everything else out of sight.
  if (private.count_attempt(array[row('failures', 20, 3600)::private.count_limit])).wait = 0 then
    perform private.write_event('sign-in-failed', private.user_id_by_email(sign_in_email), null);
  end if;
end
$$;
comment on function public.sign_in_failed(text) is
  'Adds a wrong password to the audit log. Tells nobody whether the account exists.';

create function public.sign_in_succeeded(address_hash text, device_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  if who is null or not private.has_live_session() then
    raise exception 'nobody_signed_in' using errcode = '42501';
  end if;
  perform public.forgive_attempt(
    'sign-in', address_hash, (select email from auth.users where id = who), device_hash
  );
  insert into public.known_devices as devices (device, user_id) values (device_hash, who)
  on conflict (device, user_id) do update set last_used_at = now();
  delete from public.known_devices
  where user_id = who and (
    last_used_at < now() - interval '180 days'
    or device not in (
      select device from public.known_devices where user_id = who order by last_used_at desc, device limit 20
    )
  );
  if (private.count_attempt(array[row('events:' || who, 20, 3600)::private.count_limit])).wait = 0 then
    perform private.write_event('sign-in', who, null);
  end if;
  delete from public.staff_events where at < now() - interval '1 year';
end
$$;
comment on function public.sign_in_succeeded(text, text) is
  'Takes the attempt of the caller back, remembers their device, and adds the sign-in to the audit log.';

-- Whoever signed in once with a password that somebody else knows as well keeps attempts of their own, which no lockout
-- of the account reaches. A new password, and signing out everywhere, take them away.
create function public.forget_other_devices(device_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  perform private.check_hash(device_hash);
  if who is null or not private.has_live_session() then
    raise exception 'nobody_signed_in' using errcode = '42501';
  end if;
  delete from public.known_devices as devices where devices.user_id = who and devices.device <> device_hash;
end
$$;
comment on function public.forget_other_devices(text) is
  'From now on the account of the caller is known to no other device than this one.';

-- Forgotten passwords ------------------------------------------------------------------------------------------------

-- A session that began with the link for a forgotten password may choose a new one without the old one. What shows it is
-- a random value that only the browser holds in which the link was followed, beside its session: whoever has got hold of
-- the session alone cannot make it up.

create table public.password_recoveries (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  proof_hash text not null check (proof_hash ~ '^[0-9a-f]{64}$'),
  ends_at timestamptz not null
);
create index password_recoveries_user_id on public.password_recoveries (user_id);
comment on table public.password_recoveries is
  'Sessions that may choose a password without the old one, until ends_at. Written by functions alone.';

alter table public.password_recoveries enable row level security;
revoke all on table public.password_recoveries from public, anon, authenticated, service_role;
grant select, delete on table public.password_recoveries to service_role;

create function public.begin_recovery(proof_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
  claims constant jsonb := (select auth.jwt());
  session constant uuid := nullif(claims ->> 'session_id', '')::uuid;
begin
  perform private.check_hash(proof_hash);
  if who is null then
    raise exception 'nobody_signed_in' using errcode = '42501';
  end if;
  -- Hosted projects say in the token how a session began; the embedded service does not.
  if jsonb_typeof(claims -> 'amr') = 'array' and not exists (
    select from jsonb_array_elements(claims -> 'amr') as used (step)
    where coalesce(step ->> 'method', step #>> '{}') in ('recovery', 'otp', 'magiclink')
  ) then
    return false;
  end if;
  -- The link has just been followed: a session that somebody got hold of later is too old.
  if not exists (
    select from auth.sessions as sessions
    where sessions.id = session and sessions.user_id = who and sessions.created_at > now() - interval '2 minutes'
  ) then
    return false;
  end if;
  delete from public.password_recoveries as recoveries where recoveries.ends_at <= now();
  insert into public.password_recoveries as recoveries (session_id, user_id, proof_hash, ends_at)
  values (session, who, begin_recovery.proof_hash, now() + interval '15 minutes')
  on conflict (session_id) do nothing;
  return found;
end
$$;
comment on function public.begin_recovery(text) is
  'Lets the caller''s session choose a password for a quarter of an hour. Once, within two minutes of its beginning, and where the token says how it began, only after a link in a mail; false otherwise.';

create function public.is_recovering(proof_hash text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.password_recoveries as recoveries
    where recoveries.session_id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and recoveries.user_id = (select auth.uid())
      and recoveries.proof_hash = is_recovering.proof_hash
      and recoveries.ends_at > now()
  );
$$;
comment on function public.is_recovering(text) is
  'Whether the caller''s session may choose a password without the old one, as the holder of this value.';

create function public.end_recovery() returns void
language sql security definer set search_path = ''
as $$
  delete from public.password_recoveries as recoveries
  where recoveries.session_id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    and recoveries.user_id = (select auth.uid());
$$;
comment on function public.end_recovery() is 'The caller''s session has chosen its password.';

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function
  public.permit_attempt(text, text, text, text), public.forgive_attempt(text, text, text, text),
  public.sign_in_failed(text), public.sign_in_succeeded(text, text), public.forget_other_devices(text),
  public.begin_recovery(text), public.is_recovering(text), public.end_recovery()
  from public, anon, authenticated, service_role;
grant execute on function
  public.permit_attempt(text, text, text, text), public.forgive_attempt(text, text, text, text),
  public.sign_in_failed(text)
  to anon, authenticated;
grant execute on function
  public.sign_in_succeeded(text, text), public.forget_other_devices(text), public.begin_recovery(text),
  public.is_recovering(text), public.end_recovery()
  to authenticated;
