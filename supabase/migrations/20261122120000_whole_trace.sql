-- A trace without gaps: a new order leaves a line, a role that stayed as it was leaves none, and a picture whose coming or
-- going nobody heard of leaves its line as soon as somebody meets it.

-- Orders -------------------------------------------------------------------------------------------------------------

alter table public.staff_events drop constraint staff_events_kind_check;
alter table public.staff_events add constraint staff_events_kind_check check (kind in (
  'sign-in', 'sign-in-failed', 'lockout', 'sign-out', 'sign-out-everywhere', 'password', 'email', 'upload', 'deletion',
  'role-given', 'role-taken', 'publication', 'hide', 'delete', 'restore', 'reorder'
));

create or replace function public.record_event(event_kind text, event_subject text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  who constant uuid := (select auth.uid());
begin
  if event_kind in ('upload', 'deletion', 'publication', 'hide', 'delete', 'restore', 'reorder') then
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

-- As before, but for the answer: what moved, where it was the whole list.
create or replace function public.reorder_items(collection text, ids text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known bigint;
  moved jsonb;
begin
  perform private.require_administrator(collection);
  if coalesce(cardinality(ids), 0) = 0 or cardinality(ids) > 1000
    or (select count(distinct listed.id) from unnest(ids) as listed (id)) <> cardinality(ids) then
    raise exception 'ids_repeated' using errcode = '22023';
  end if;
  -- Locked in the order of their ids, whatever the new order is, so that two reorders never wait for each other.
  execute format(
    'select count(*) from (select id from public.%I where id = any ($1) order by id for update) as locked',
    collection
  ) into known using ids;
  if known <> cardinality(ids) then
    raise exception 'unknown_item' using errcode = 'PT404';
  end if;
  execute format(
    'with moved as (
       update public.%I as item set position = listed.place, updated_at = clock_timestamp(), updated_by = auth.uid()
       from unnest($1) with ordinality as listed (id, place)
       where item.id = listed.id and item.position is distinct from listed.place
       returning item.*
     )
     select jsonb_agg(jsonb_build_object(''collection'', $2) || to_jsonb(moved) order by moved.position) from moved',
    collection
  ) into moved using ids, collection;
  if moved is null then
    return '[]'::jsonb;
  end if;
  perform private.write_history(collection, null, 'reorder', jsonb_build_object('order', to_jsonb(ids)), null);
  perform private.raise_version();
  return moved;
end
$$;
comment on function public.reorder_items is
  'Positions by the order of the list; refuses unknown and repeated ids. Returns the items that have another place now.';

-- Roles --------------------------------------------------------------------------------------------------------------

-- What a function returns can only be changed by making it anew.
drop function public.give_role(uuid);
create function public.give_role(person uuid) returns boolean
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
  return found;
end;
$$;
comment on function public.give_role(uuid) is
  'Makes an account an administrator; false where it is one already. Errors: 42501; PT404 unknown_person; PT409 not_confirmed.';

drop function public.take_role(uuid);
create function public.take_role(person uuid) returns boolean
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
    return false;
  end if;
  if not exists (
    select 1 from public.user_roles as roles
    join auth.users as accounts on accounts.id = roles.user_id and accounts.confirmed_at is not null
    where roles.user_id <> person and roles.role = 'admin'::public.app_role
  ) then
    raise exception 'last_administrator' using errcode = 'PT409';
  end if;
  delete from public.user_roles where user_id = person and role = 'admin'::public.app_role;
  return true;
end;
$$;
comment on function public.take_role(uuid) is
  'Ends that an account is an administrator, at its next request; false where it was none. Errors: 42501; PT409 last_administrator.';

revoke all on function public.give_role(uuid), public.take_role(uuid) from public, anon, authenticated, service_role;
grant execute on function public.give_role(uuid), public.take_role(uuid) to authenticated;

-- Pictures -----------------------------------------------------------------------------------------------------------

create function public.record_picture(event_kind text, file text, is_certain boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  last record;
  is_there boolean;
begin
  if public.is_admin() is not true then
    raise exception 'only administrators do this' using errcode = '42501';
  end if;
  if event_kind is null or event_kind not in ('upload', 'deletion') or file is null or is_certain is null then
    raise exception 'no event of a picture' using errcode = '22023';
  end if;
  -- One at a time for a file: two who ask at once must not both find that its line is missing.
  perform pg_advisory_xact_lock(hashtextextended('picture:' || file, 0));
  select kind, at into last from public.staff_events
  where subject = left(file, 300) and kind in ('upload', 'deletion') order by id desc limit 1;
  if is_certain then
    -- Of two who remove it at once, the one who found it gone may have been here first. Later it is another event: a
    -- picture may come back by other means (a restore).
    if last.kind = event_kind and last.at > clock_timestamp() - interval '10 seconds' then
      return false;
    end if;
  else
    is_there := exists (
      select 1 from storage.objects
      where bucket_id = split_part(file, '/', 1) and name = substr(file, strpos(file, '/') + 1)
    );
    -- A file of which nothing tells that it ever came cannot have gone.
    if is_there is distinct from (event_kind = 'upload')
      or coalesce(last.kind, 'deletion') = event_kind then
      return false;
    end if;
  end if;
  perform public.write_event(event_kind, (select auth.uid()), file);
  return true;
end;
$$;
comment on function public.record_picture(text, text, boolean) is
  'Adds to the trace that a picture came or went. Where the person met it so (is_certain false), only if it is so and its last line says otherwise. Returns whether a line was added.';
revoke all on function public.record_picture(text, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.record_picture(text, text, boolean) to authenticated;
