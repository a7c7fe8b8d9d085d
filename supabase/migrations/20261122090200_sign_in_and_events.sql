-- What keeps sign-in usable under attack, and the trace of what staff did.
--
-- The site has no secret key: whatever it may call, a stranger who knows the publishable key may call as well. So every
-- count belongs to the address that the request came from, as the gateway saw it. The site's counts are those of the
-- site's server; a stranger who calls these functions directly counts, forgives and fills for their own address alone.
-- Where no gateway says whose request it is (the embedded backend, which is reached from its own machine alone), all
-- callers share one count. Devices are known by a random token that only their owner's browser holds.

-- Counted attempts ---------------------------------------------------------------------------------------------------

create table public.sign_in_counters (
  caller text not null,
  key text not null,
  attempts integer not null,
  ends_at timestamptz not null,
  primary key (caller, key)
);
comment on table public.sign_in_counters is
  'Attempts to sign in and new accounts, counted until ends_at. Keys hold hashes, never an address or an e-mail.';
create index sign_in_counters_ends_at on public.sign_in_counters (ends_at);

alter table public.sign_in_counters enable row level security;
revoke all on table public.sign_in_counters from anon, authenticated;
grant select, delete on table public.sign_in_counters to service_role;

create function public.request_caller() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    nullif(headers ->> 'cf-connecting-ip', ''),
    nullif(trim(split_part(headers ->> 'x-forwarded-for', ',', -1)), ''),
    ''
  )
  from (select nullif(current_setting('request.headers', true), '')::json as headers) as request;
$$;
comment on function public.request_caller() is
  'The address that the request came from, as the gateway in front of the database saw it; empty where none says.';
revoke all on function public.request_caller() from public, anon, authenticated;

create function public.count_attempt(keys text[], limits integer[], seconds integer) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  -- As much as a caller may keep here; beyond it the site counts in its own memory.
  most_keys constant integer := 10000;
  who constant text := public.request_caller();
  wait integer := 0;
begin
  -- Tidies up a little each time. Rows that somebody else is changing are left to them: waiting could be for ever.
  delete from public.sign_in_counters as counters
  using (
    select caller, key from public.sign_in_counters where ends_at <= now() limit 100 for update skip locked
  ) as over
  where counters.caller = over.caller and counters.key = over.key;
  if (select count(*) from public.sign_in_counters where caller = who) >= most_keys then
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
  'Counts one attempt under each key. Returns 0, or the seconds to wait where a limit is reached; null where it cannot count.';
revoke all on function public.count_attempt(text[], integer[], integer) from public, anon, authenticated;

create function public.forgive_attempt(keys text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One after the other, in the order in which they are counted, so that two requests never wait for each other.
  for place in 1 .. array_length(keys, 1) loop
    update public.sign_in_counters set attempts = greatest(0, attempts - 1)
    where caller = public.request_caller() and key = keys[place];
  end loop;
end;
$$;
comment on function public.forgive_attempt(text[]) is 'Takes one attempt back under each key of the same caller.';
revoke all on function public.forgive_attempt(text[]) from public, anon, authenticated;

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
revoke all on table public.known_devices from anon, authenticated;
grant select, delete on table public.known_devices to service_role;

-- Trace --------------------------------------------------------------------------------------------------------------

create table public.staff_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in (
    'sign-in', 'sign-in-failed', 'lockout', 'sign-out', 'upload', 'deletion', 'role-given', 'role-taken',
    'publication', 'hide', 'delete', 'restore'
  )),
  account uuid,
  subject text check (length(subject) <= 300)
);
comment on table public.staff_events is
  'What happened in the back office, for a year. No person but by the id of an account. Written by functions alone.';
comment on column public.staff_events.account is
  'Who did it; of failed sign-ins and of roles, whom it was about. Not a reference: it outlives the account.';
comment on column public.staff_events.subject is 'What it was done to, such as tour-images/1700000000-ab.avif.';
create index staff_events_at on public.staff_events (at desc, id desc);

alter table public.staff_events enable row level security;
revoke all on table public.staff_events from anon, authenticated;
grant select on table public.staff_events to authenticated;
grant select, delete on table public.staff_events to service_role;

create policy "Administrators read what happened" on public.staff_events
  for select to authenticated using ((select public.is_admin()));

create function public.write_event(event_kind text, event_account uuid, event_subject text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.staff_events where at < now() - interval '1 year';
  insert into public.staff_events (kind, account, subject)
  values (event_kind, event_account, left(event_subject, 300));
$$;
comment on function public.write_event(text, uuid, text) is 'Writes one line of the trace, for the functions below.';
revoke all on function public.write_event(text, uuid, text) from public, anon, authenticated;

create function public.record_event(event_kind text, event_subject text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  if event_kind in ('upload', 'deletion', 'publication', 'hide', 'delete', 'restore') then
    if public.is_admin() is not true then
      raise exception 'only administrators do this' using errcode = '42501';
    end if;
  elsif event_kind = 'sign-out' then
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
comment on function public.record_event(text, text) is
  'Adds what the person who asks has just done to the trace. Sign-ins, failures and roles are written by themselves.';
revoke all on function public.record_event(text, text) from public, anon;
grant execute on function public.record_event(text, text) to authenticated;

create function public.trace_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform public.write_event('role-given', new.user_id, new.role::text);
  else
    perform public.write_event('role-taken', old.user_id, old.role::text);
  end if;
  return null;
end;
$$;
comment on function public.trace_role() is 'Writes every role that is given or taken, by whatever means, to the trace.';
revoke all on function public.trace_role() from public, anon, authenticated;
create trigger trace_role after insert or delete on public.user_roles
  for each row execute function public.trace_role();

-- Sign-in ------------------------------------------------------------------------------------------------------------

create function public.check_hash(hash text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if hash is null or hash !~ '^[0-9a-f]{64}$' then
    raise exception 'a hash of 64 hexadecimal digits is needed' using errcode = '22023';
  end if;
end;
$$;
comment on function public.check_hash(text) is 'Refuses whatever is no SHA-256.';
revoke all on function public.check_hash(text) from public, anon, authenticated;

create function public.sign_in_keys(sign_in_email text, address_hash text, device_hash text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  account text;
begin
  perform public.check_hash(address_hash);
  perform public.check_hash(device_hash);
  if sign_in_email is null or length(sign_in_email) > 320 then
    raise exception 'an e-mail is needed' using errcode = '22023';
  end if;
  account := encode(sha256(convert_to(lower(trim(sign_in_email)), 'UTF8')), 'hex');
  if exists (
    select 1 from public.known_devices
    where device = device_hash and user_id = public.user_id_by_email(sign_in_email)
      and last_used_at > now() - interval '180 days'
  ) then
    return array['device:' || device_hash || account];
  end if;
  return array['account:' || account, 'address:' || address_hash, 'person:' || address_hash || account];
end;
$$;
comment on function public.sign_in_keys(text, text, text) is
  'What an attempt counts under: its device alone where the account has signed in from it before, so that strangers cannot lock its owner out; otherwise account, address, and both together.';
revoke all on function public.sign_in_keys(text, text, text) from public, anon, authenticated;

create function public.permit_sign_in(sign_in_email text, address_hash text, device_hash text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  window_seconds constant integer := 900;
  keys constant text[] := public.sign_in_keys(sign_in_email, address_hash, device_hash);
  wait integer;
begin
  wait := public.count_attempt(
    keys,
    case when array_length(keys, 1) = 1 then array[10] else array[40, 30, 5] end,
    window_seconds
  );
  -- Told once for each limit that holds, not for every attempt against it; and never so often that it fills the trace.
  if wait > 0
    and public.count_attempt(array['lockout:' || keys[array_length(keys, 1)]], array[1], window_seconds) = 0
    and public.count_attempt(array['failures'], array[20], 3600) = 0
  then
    perform public.write_event('lockout', public.user_id_by_email(sign_in_email), null);
  end if;
  return wait;
end;
$$;
comment on function public.permit_sign_in(text, text, text) is
  'Counts an attempt to sign in. Returns 0, or the seconds to wait; null where it cannot count.';

create function public.forgive_sign_in(sign_in_email text, address_hash text, device_hash text) returns void
language sql security definer set search_path = ''
as $$
  select public.forgive_attempt(public.sign_in_keys(sign_in_email, address_hash, device_hash));
$$;
comment on function public.forgive_sign_in(text, text, text) is
  'Takes an attempt back whose failure was not the person''s.';

create function public.sign_in_failed(sign_in_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The site's log holds every one; here an attack must not push everything else out of sight.
  if public.count_attempt(array['failures'], array[20], 3600) = 0 then
    perform public.write_event('sign-in-failed', public.user_id_by_email(sign_in_email), null);
  end if;
end;
$$;
comment on function public.sign_in_failed(text) is 'Adds a wrong password to the trace. Tells nobody whether the account exists.';

create function public.sign_in_succeeded(address_hash text, device_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
  address text;
begin
  if who is null then
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
comment on function public.sign_in_succeeded(text, text) is
  'Takes the attempt of the person who has just signed in back, remembers their device, and adds it to the trace.';

create function public.permit_sign_up(address_hash text) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform public.check_hash(address_hash);
  return public.count_attempt(
    array['all-new-accounts', 'new-accounts:' || address_hash], array[200, 20], 3600
  );
end;
$$;
comment on function public.permit_sign_up(text) is
  'Counts a new account. Returns 0, or the seconds to wait; null where it cannot count.';

create function public.forgive_sign_up(address_hash text) returns void
language sql security definer set search_path = ''
as $$
  select public.forgive_attempt(array['all-new-accounts', 'new-accounts:' || address_hash]);
$$;
comment on function public.forgive_sign_up(text) is 'Takes a new account back that could not be made.';

revoke all on function
  public.permit_sign_in(text, text, text), public.forgive_sign_in(text, text, text), public.sign_in_failed(text),
  public.sign_in_succeeded(text, text), public.permit_sign_up(text), public.forgive_sign_up(text)
  from public, anon, authenticated;
grant execute on function
  public.permit_sign_in(text, text, text), public.forgive_sign_in(text, text, text), public.sign_in_failed(text),
  public.permit_sign_up(text), public.forgive_sign_up(text)
  to anon, authenticated;
grant execute on function public.sign_in_succeeded(text, text) to authenticated;

-- Names --------------------------------------------------------------------------------------------------------------

-- The name stands in every token of a session. The form asks for at most 100 characters; whoever signs up past the form
-- would make tokens that outgrow what browsers and proxies carry, for themselves.
create function public.bound_full_name() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if length(new.raw_user_meta_data ->> 'full_name') > 100 then
    new.raw_user_meta_data := jsonb_set(
      new.raw_user_meta_data, '{full_name}', to_jsonb(left(new.raw_user_meta_data ->> 'full_name', 100))
    );
  end if;
  return new;
end;
$$;
comment on function public.bound_full_name() is 'Keeps the name of an account at 100 characters.';
revoke all on function public.bound_full_name() from public, anon, authenticated;

-- The table is the platform's. Where it admits no trigger, the form's own limit remains.
do $$
begin
  create trigger bound_full_name before insert or update of raw_user_meta_data on auth.users
    for each row execute function public.bound_full_name();
exception when insufficient_privilege then
  raise notice 'auth.users admits no trigger here: names are bounded by the form alone';
end;
$$;

-- Health -------------------------------------------------------------------------------------------------------------

create function public.is_ready() returns boolean
language sql stable set search_path = ''
as $$
  select true;
$$;
comment on function public.is_ready() is
  'Answers as long as the database does, whatever tables hold: the site asks it whether its backend is ready.';
revoke all on function public.is_ready() from public;
grant execute on function public.is_ready() to anon, authenticated;
