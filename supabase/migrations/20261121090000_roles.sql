-- Who is an administrator (spec §6). Only the secret key writes roles; a person reads their own.

create type public.app_role as enum ('admin');
comment on type public.app_role is 'Roles a person can hold. The only one is the administrator of the back office.';

create table public.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  unique (user_id, role)
);
comment on table public.user_roles is 'Roles of signed-up people. Written with the secret key only (npm run admin:grant).';

alter table public.user_roles enable row level security;
revoke all on table public.user_roles from anon, authenticated;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.user_roles to service_role;

create policy "A person reads their own roles" on public.user_roles
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- A policy on user_roles that queried user_roles would recurse: this function reads it with its owner's rights.
create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'::public.app_role
  );
$$;
comment on function public.is_admin() is 'Whether the person who asks is an administrator.';
revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated, service_role;

create function public.user_id_by_email(address text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select id from auth.users where lower(email) = lower(trim(address)) limit 1;
$$;
comment on function public.user_id_by_email(text) is
  'Id of the account with this e-mail, or null. For npm run admin:grant; only the secret key may call it.';
revoke all on function public.user_id_by_email(text) from public, anon, authenticated;
grant execute on function public.user_id_by_email(text) to service_role;
