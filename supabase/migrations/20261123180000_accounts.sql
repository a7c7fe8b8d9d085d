-- Who is an administrator (spec §6), and who has an account. Everybody may sign up; nobody gives themselves a role: the
-- secret key does (npm run admin:grant), or an administrator on the panel's screen of people.
--
-- Functions in `private` are parts of the functions in `public`; no role may use that schema.

create schema if not exists private;
revoke all on schema private from public;

create type public.app_role as enum ('admin');

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  unique (user_id, role)
);
comment on table public.user_roles is 'Roles of accounts. Written by the secret key and by change_role().';

alter table public.user_roles enable row level security;
revoke all on table public.user_roles from public, anon, authenticated, service_role;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

-- The caller's session ---------------------------------------------------------------------------------------------

-- The token is good until its end. This asks whether the session behind it still counts: nobody ended it, the account is
-- not banned, and whoever has enrolled a second factor has used it.
create function private.has_live_session() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
  level text;
begin
  select coalesce(sessions.aal::text, 'aal1') into level
  from auth.sessions as sessions
  join auth.users as accounts on accounts.id = sessions.user_id
  where sessions.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid and sessions.user_id = who
    and (accounts.banned_until is null or accounts.banned_until <= now());
  if not found then
    return false;
  end if;
  -- The embedded service knows no second factors. A statement of its own: PL/pgSQL reads it only where it is reached.
  if level <> 'aal2' and to_regclass('auth.mfa_factors') is not null then
    return not exists (
      select from auth.mfa_factors as factors where factors.user_id = who and factors.status::text = 'verified'
    );
  end if;
  return true;
end
$$;

create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'::public.app_role
  ) and private.has_live_session();
$$;
comment on function public.is_admin() is 'Whether the caller is an administrator, in a session that still counts.';

-- Every role is the administrator's: the policy asks the same question as all others, and a session that no longer counts
-- has none.
create policy "A person reads their own roles" on public.user_roles
  for select to authenticated
  using ((select auth.uid()) = user_id and (select public.is_admin()));

create function private.require_administrator() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if public.is_admin() is not true then
    raise exception 'administrators_only' using errcode = '42501';
  end if;
end
$$;

-- Accounts -----------------------------------------------------------------------------------------------------------

-- The service stores e-mails in lower case, and has a unique index on those of accounts that sign in by themselves.
create function private.user_id_by_email(address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select id from auth.users where email = lower(trim(address)) and is_sso_user = false limit 1;
$$;

create function public.account_by_email(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', id, 'confirmed', confirmed_at is not null)
  from auth.users where id = private.user_id_by_email(address);
$$;
comment on function public.account_by_email(text) is
  'Id of the account with this e-mail and whether its owner confirmed the address, or null. For the secret key alone.';

create function public.people(search text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Anybody may sign up: administrators always stand in the list, of the others the newest.
  most constant integer := 100;
  wanted constant text := lower(trim(coalesce(search, '')));
  answer jsonb;
begin
  perform private.require_administrator();
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
end
$$;
comment on function public.people(text) is
  'Administrators first, then the newest accounts, at most a hundred of those whose e-mail or name holds the text; how many there are in all.';

create function public.change_role(person uuid, give boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_confirmed boolean;
begin
  -- Asked before the lock, so that nobody without the right makes the table wait; and again behind it, because of two
  -- administrators who take each other's role the second no longer is one.
  perform private.require_administrator();
  lock table public.user_roles in share row exclusive mode;
  perform private.require_administrator();
  if give then
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
    return found;
  end if;
  if exists (select from public.user_roles where user_id = person and role = 'admin'::public.app_role)
    and not exists (
      select from public.user_roles as roles
      join auth.users as accounts on accounts.id = roles.user_id and accounts.confirmed_at is not null
      where roles.user_id <> person and roles.role = 'admin'::public.app_role
    ) then
    raise exception 'last_administrator' using errcode = 'PT409';
  end if;
  delete from public.user_roles where user_id = person and role = 'admin'::public.app_role;
  return found;
end
$$;
comment on function public.change_role(uuid, boolean) is
  'Makes an account an administrator, or ends that it is one at its next request; false where nothing changed. Errors: 42501; PT404 unknown_person; PT409 not_confirmed, last_administrator.';

create function public.is_ready() returns boolean
language sql stable set search_path = ''
as $$
  select true;
$$;
comment on function public.is_ready() is
  'Answers as long as the database does, whatever tables hold: the site asks it whether its backend is ready.';

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on function
  public.is_admin(), public.account_by_email(text), public.people(text), public.change_role(uuid, boolean),
  public.is_ready()
  from public, anon, authenticated, service_role;
grant execute on function public.is_admin(), public.people(text), public.change_role(uuid, boolean) to authenticated;
grant execute on function public.account_by_email(text) to service_role;
grant execute on function public.is_ready() to anon, authenticated;
