-- What a flood of attempts must not reach, and what shows that somebody came by the link for a forgotten password.

-- Counted attempts ---------------------------------------------------------------------------------------------------

-- Keys that whoever tries chooses by trying have so much room and no more. Keys of known devices, of events and of their
-- quotas stand outside of it: there are never more of them than accounts, devices and limits that were reached, and no
-- stranger can take their place.
create or replace function public.count_attempt(keys text[], limits integer[], seconds integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  -- Enough for a site whose attackers hold hundreds of networks; beyond it the site counts in its own memory.
  most_keys constant integer := 50000;
  chosen_by_strangers constant text := '^(account|address|person|mail-account|mail-address|mail-person|new-accounts):';
  who constant text := public.request_caller();
  wait integer := 0;
begin
  if exists (
    select 1 from unnest(keys) as given (key)
    where given.key ~ chosen_by_strangers and not exists (
      select 1 from public.sign_in_counters as counters where counters.caller = who and counters.key = given.key
    )
  ) and (
    select count(*) from (
      select 1 from public.sign_in_counters as counters
      where counters.caller = who and counters.ends_at > now() and counters.key ~ chosen_by_strangers
      limit most_keys
    ) as counted
  ) >= most_keys then
    return null;
  end if;

  -- All of them count, or none: the block is undone when one limit is reached.
  begin
    for place in 1 .. array_length(keys, 1) loop
      insert into public.sign_in_counters as counters (caller, key, attempts, ends_at)
      values (who, keys[place], 1, now() + make_interval(secs => seconds))
      on conflict (caller, key) do update set
        attempts = case when counters.ends_at <= now() then 1 else counters.attempts + 1 end,
        ends_at = case when counters.ends_at <= now() then excluded.ends_at else counters.ends_at end
      where counters.ends_at <= now() or counters.attempts < limits[place];
      if not found then
        select greatest(1, ceil(extract(epoch from counters.ends_at - now())))::integer into wait
        from public.sign_in_counters as counters
        where counters.caller = who and counters.key = keys[place];
        raise exception 'limit reached' using errcode = 'SI429';
      end if;
    end loop;
  exception when sqlstate 'SI429' then
    return coalesce(wait, 1);
  end;
  return 0;
end;
$$;
comment on function public.count_attempt(text[], integer[], integer) is
  'Counts one attempt under each key. Returns 0, or the seconds to wait where a limit is reached; null where there is no room for another key.';

create function public.remove_ended_counts() returns void
language sql security definer set search_path = ''
as $$
  delete from public.sign_in_counters as counters
  using (
    select caller, key from public.sign_in_counters where ends_at <= now() limit 100 for update skip locked
  ) as ended
  where counters.caller = ended.caller and counters.key = ended.key;
$$;
comment on function public.remove_ended_counts() is
  'Removes some counts that have ended and that nobody is changing. The last thing that a transaction does here: one that counted after it could wait for another that waits for it.';
revoke all on function public.remove_ended_counts() from public, anon, authenticated;

create or replace function public.permit_sign_in(sign_in_email text, address_hash text, device_hash text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  window_seconds constant integer := 900;
  keys constant text[] := public.sign_in_keys(sign_in_email, address_hash, device_hash);
  limits constant integer[] := case when array_length(keys, 1) = 1 then array[10] else array[40, 30, 5] end;
  account constant uuid := public.user_id_by_email(sign_in_email);
  wait constant integer := public.count_attempt(keys, limits, window_seconds);
  reached text;
begin
  if wait > 0 then
    select given.key into reached
    from unnest(keys, limits) with ordinality as given (key, most, place)
    join public.sign_in_counters as counters
      on counters.caller = public.request_caller() and counters.key = given.key
    where counters.ends_at > now() and counters.attempts >= given.most
    order by given.place limit 1;
  end if;
  -- Told once for each limit that holds, not for every attempt against it, whatever e-mails are tried against that of an
  -- address; and for no account so often that the lines of another one, or all other events, are pushed out of sight.
  if reached is not null
    and public.count_attempt(array['lockout:' || reached], array[1], window_seconds) = 0
    and public.count_attempt(array['lockouts:' || coalesce(account::text, 'nobody')], array[10], 3600) = 0
  then
    perform public.write_event('lockout', account, null);
  end if;
  perform public.remove_ended_counts();
  return wait;
end;
$$;

create or replace function public.permit_sign_up(address_hash text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wait integer;
begin
  perform public.check_hash(address_hash);
  wait := public.count_attempt(
    array['all-new-accounts', 'new-accounts:' || address_hash], array[200, 20], 3600
  );
  perform public.remove_ended_counts();
  return wait;
end;
$$;

create or replace function public.permit_mail(email text, address_hash text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  wait constant integer := public.count_attempt(public.mail_keys(email, address_hash), array[12, 20, 4], 3600);
begin
  perform public.remove_ended_counts();
  return wait;
end;
$$;

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
comment on column public.password_recoveries.proof_hash is 'SHA-256 of the random value in the browser, in hexadecimal.';

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
  perform public.check_hash(proof_hash);
  if who is null then
    raise exception 'nobody is signed in' using errcode = '42501';
  end if;
  -- Hosted projects say in the token how a session began; the embedded service does not.
  if jsonb_typeof(claims -> 'amr') = 'array' and not exists (
    select 1 from jsonb_array_elements(claims -> 'amr') as used (step)
    where coalesce(step ->> 'method', step #>> '{}') in ('recovery', 'otp', 'magiclink')
  ) then
    return false;
  end if;
  -- The link has just been followed: a session that somebody got hold of later is too old.
  if not exists (
    select 1 from auth.sessions as sessions
    where sessions.id = session and sessions.user_id = who and sessions.created_at > now() - interval '2 minutes'
  ) then
    return false;
  end if;
  delete from public.password_recoveries as recoveries where recoveries.ends_at <= now();
  insert into public.password_recoveries as recoveries (session_id, user_id, proof_hash, ends_at)
  values (session, who, begin_recovery.proof_hash, now() + interval '15 minutes')
  on conflict (session_id) do nothing;
  return found;
end;
$$;
comment on function public.begin_recovery(text) is
  'Lets the session that asks choose a password for a quarter of an hour. Once, within two minutes of its beginning, and where the token says how it began, only after a link in a mail; false otherwise.';

create function public.is_recovering(proof_hash text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.password_recoveries as recoveries
    where recoveries.session_id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and recoveries.user_id = (select auth.uid())
      and recoveries.proof_hash = is_recovering.proof_hash
      and recoveries.ends_at > now()
  );
$$;
comment on function public.is_recovering(text) is
  'Whether the session that asks may choose a password without the old one, as the holder of this value.';

create function public.end_recovery() returns void
language sql security definer set search_path = ''
as $$
  delete from public.password_recoveries as recoveries
  where recoveries.session_id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
    and recoveries.user_id = (select auth.uid());
$$;
comment on function public.end_recovery() is 'The session that asks has chosen its password.';

revoke all on function public.begin_recovery(text), public.is_recovering(text), public.end_recovery()
  from public, anon, authenticated, service_role;
grant execute on function public.begin_recovery(text), public.is_recovering(text), public.end_recovery()
  to authenticated;
