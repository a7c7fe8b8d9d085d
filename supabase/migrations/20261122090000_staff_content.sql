-- What staff changed. Code holds the catalogue as shipped; a row holds the fields that staff changed, as a
-- sparse JSON document; the site lays the row over the code. `content_state.version` says how new everything is.
--
-- Nobody but the secret key writes these tables directly: every change goes through a function below, which checks the
-- role, takes the row's lock, compares the revision, writes the history and raises the version in one transaction.
-- Row-level security alone refuses everything else; the grants say the same a second time.

-- 1. The four tables ------------------------------------------------------------------------------------------------
-- They have the same columns in the same order, so that one set of functions serves all of them. Rows of before keep
-- their place under their slug or key. Their facts go: nothing but the count ever read them, and code has them.

do $$
declare
  collection text;
  -- What the catalogue holds on the day of this migration; any other row was added by hand.
  shipped constant text[] := array[
    'caiaque-coletivo', 'aventura-privada', 'caiaque-dia-inteiro', 'caiaque-paraty-mirim', 'regate-caicara',
    'passeio-veleiro', 'experiencia-caicara', 'trekking-pedra-macela', 'trekking-pao-acucar',
    'trekking-sete-regraus', 'saco-fundao', 'saco-mamangua', 'travessia-joatinga', 'ilha-grande', 'serra-fina',
    'itatiaia', 'marins-itaguare', 'petro-tere', 'joatinga-trekking', 'basico', 'avancado', 'rolamento', 'home',
    'tours', 'expeditions', 'destination', 'bay-tour', 'policy'
  ];
begin
  foreach collection in array array['tours', 'expeditions', 'aca_courses', 'site_content'] loop
    execute format('alter table public.%I rename to previous_content', collection);
    if collection = 'site_content' then
      alter table public.previous_content rename column key to slug;
    end if;
    execute format(
      $table$
        create table public.%I (
          id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 80),
          shipped boolean not null default false,
          draft jsonb check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 262144),
          published jsonb check (jsonb_typeof(published) = 'object' and octet_length(published::text) <= 262144),
          position integer,
          hidden boolean not null default false,
          deleted_at timestamptz,
          revision integer not null default 1 check (revision > 0),
          created_at timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          updated_by uuid references auth.users (id) on delete set null,
          draft_at timestamptz,
          draft_by uuid references auth.users (id) on delete set null,
          published_at timestamptz,
          published_by uuid references auth.users (id) on delete set null
        )
      $table$,
      collection
    );
    -- A longer name than the limit is cut; the end of its hash keeps it unlike any other.
    execute format(
      $copy$
        insert into public.%I (id, shipped, hidden, created_at)
        select case when length(slug) <= 80 then slug else rtrim(left(slug, 71), '-') || '-' || right(md5(slug), 8) end,
          slug = any ($1), not published, created_at
        from public.previous_content
      $copy$,
      collection
    ) using shipped;
    drop table public.previous_content;

    execute format('alter table public.%I enable row level security', collection);
    execute format('revoke all on table public.%I from public, anon, authenticated, service_role', collection);
    execute format('grant select on table public.%I to authenticated', collection);
    execute format('grant select, insert, update, delete on table public.%I to service_role', collection);
    execute format(
      'create policy "Administrators read all, drafts included" on public.%I
         for select to authenticated using ((select public.is_admin()))',
      collection
    );
    execute format(
      $comment$
        comment on column public.%1$I.id is 'Slug of the item, or key of the site content.';
        comment on column public.%1$I.shipped is 'The code has this item; false for one that staff added.';
        comment on column public.%1$I.draft is 'Fields that staff changed and have not published; null: no draft.';
        comment on column public.%1$I.published is 'Fields that staff changed, as visitors see them; null: as shipped.';
        comment on column public.%1$I.position is 'Place in the list, from 1; null: as shipped.';
        comment on column public.%1$I.deleted_at is 'Since when it is in the bin; null: it is not.';
        comment on column public.%1$I.revision is 'Optimistic lock: a change names the revision that it was made from.';
      $comment$,
      collection
    );
  end loop;
end
$$;

comment on table public.tours is 'What staff changed of the day tours.';
comment on table public.expeditions is 'What staff changed of the expeditions.';
comment on table public.aca_courses is 'What staff changed of the certified kayak courses.';
comment on table public.site_content is 'What staff changed of everything that is no product.';

-- 2. History and version --------------------------------------------------------------------------------------------

create table public.content_revisions (
  id bigint generated by default as identity primary key,
  collection text not null check (collection in ('tours', 'expeditions', 'aca_courses', 'site_content')),
  item text,
  action text not null
    check (action in ('publish', 'hide', 'show', 'delete', 'undelete', 'restore', 'reorder', 'discard')),
  document jsonb,
  addresses jsonb not null generated always as (
    case jsonb_typeof(document -> 'addresses') when 'object' then document -> 'addresses' else '{}'::jsonb end
  ) stored,
  note text check (length(note) <= 500),
  actor uuid,
  actor_email text,
  at timestamptz not null default clock_timestamp(),
  check ((item is null) = (action = 'reorder'))
);
create index content_revisions_of_item on public.content_revisions (collection, item, at desc);
comment on table public.content_revisions is 'Append-only: what staff did to the content, and the state after it.';
comment on column public.content_revisions.item is 'Id in the collection; null where the order of all was changed.';
comment on column public.content_revisions.document is
  'The published document after the action; after a reorder {"order": [ids]}.';
comment on column public.content_revisions.addresses is
  'The addresses in the document by language, beside it so that former ones are found without reading every document.';
comment on column public.content_revisions.actor is
  'Account of who did it. No reference: an account that goes must not change the history.';
comment on column public.content_revisions.actor_email is 'Names the person also after the account is gone.';

create table public.content_state (
  id boolean primary key default true check (id),
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
comment on table public.content_state is 'One row: how new everything is that visitors see.';
insert into public.content_state default values;

alter table public.content_revisions enable row level security;
alter table public.content_state enable row level security;
revoke all on table public.content_revisions, public.content_state from public, anon, authenticated, service_role;
revoke all on sequence public.content_revisions_id_seq from public, anon, authenticated, service_role;
grant select on table public.content_revisions to authenticated;
grant select on table public.content_state to anon, authenticated;
grant select, insert on table public.content_revisions to service_role;
grant select, insert, update on table public.content_state to service_role;

create policy "Administrators read the history" on public.content_revisions
  for select to authenticated using ((select public.is_admin()));
create policy "Everyone reads the version" on public.content_state
  for select to anon, authenticated using (true);

-- Roles are as 20261121090000 grants them; stated again for databases on which other software widened the grants.
revoke all on table public.user_roles from public, anon, authenticated;
grant select on table public.user_roles to authenticated;

-- 3. Parts of the functions, for their owner alone -----------------------------------------------------------------

create schema if not exists private;
revoke all on schema private from public;
comment on schema private is 'Parts of the functions in public. No role may use it.';

-- The secret key passes row-level security and, where grants are wide, could rewrite the history: this refuses.
create function private.refuse_change_of_history() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if pg_has_role(current_user, (select relowner from pg_catalog.pg_class where oid = tg_relid), 'member') then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'history_is_append_only' using errcode = '42501';
end
$$;
create trigger append_only before update or delete on public.content_revisions
  for each row execute function private.refuse_change_of_history();
create trigger append_only_whole before truncate on public.content_revisions
  for each statement execute function private.refuse_change_of_history();

create function private.require_administrator(collection text) returns void
language plpgsql set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'administrators_only' using errcode = '42501';
  end if;
  if collection is null or collection not in ('tours', 'expeditions', 'aca_courses', 'site_content') then
    raise exception 'unknown_collection' using errcode = '22023';
  end if;
end
$$;

create function private.item_json(collection text, item public.tours) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('collection', collection) || to_jsonb(item);
$$;
comment on function private.item_json is 'A row of any of the four tables, which have the same columns.';

create function private.raise_version() returns bigint
language sql set search_path = ''
as $$
  update public.content_state set version = version + 1, changed_at = clock_timestamp() returning version;
$$;

-- The row, locked until the transaction ends, where it still is the one that the caller saw.
create function private.locked_item(collection text, item_id text, expected integer) returns public.tours
language plpgsql set search_path = ''
as $$
declare
  item public.tours;
begin
  execute format('select * from public.%I where id = $1 for update', collection) into item using item_id;
  if item.id is null then
    raise exception 'unknown_item' using errcode = 'PT404';
  end if;
  if item.revision is distinct from expected then
    raise exception 'revision_conflict'
      using errcode = 'PT409', detail = private.item_json(collection, item)::text;
  end if;
  return item;
end
$$;

-- Writes a locked row back as its next revision.
create function private.store_item(collection text, item public.tours) returns public.tours
language plpgsql set search_path = ''
as $$
begin
  item.revision := item.revision + 1;
  item.updated_at := clock_timestamp();
  item.updated_by := auth.uid();
  execute format(
    'update public.%I set
       draft = $1.draft, draft_at = $1.draft_at, draft_by = $1.draft_by,
       published = $1.published, published_at = $1.published_at, published_by = $1.published_by,
       hidden = $1.hidden, deleted_at = $1.deleted_at,
       revision = $1.revision, updated_at = $1.updated_at, updated_by = $1.updated_by
     where id = $1.id',
    collection
  ) using item;
  return item;
end
$$;

create function private.write_history(collection text, item text, action text, document jsonb, note text)
returns void
language sql set search_path = ''
as $$
  insert into public.content_revisions (collection, item, action, document, note, actor, actor_email)
  select write_history.collection, write_history.item, write_history.action, write_history.document,
    nullif(trim(write_history.note), ''), auth.uid(), (select email from auth.users where id = auth.uid());
$$;

-- A change that visitors may notice: the row, the history and the version. Visitors know nothing of an item that the
-- code lacks and nobody published.
create function private.store_visible(collection text, item public.tours, action text, note text default null)
returns jsonb
language plpgsql set search_path = ''
as $$
begin
  item := private.store_item(collection, item);
  perform private.write_history(collection, item.id, action, item.published, note);
  if item.shipped or item.published is not null then
    perform private.raise_version();
  end if;
  return private.item_json(collection, item);
end
$$;

-- E-mails of the accounts that rows name, by their id.
create function private.content_people() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(accounts.id, accounts.email), '{}'::jsonb) from auth.users as accounts
  where accounts.email is not null and accounts.id in (
    select unnest(array[updated_by, draft_by, published_by]) from public.tours
    union select unnest(array[updated_by, draft_by, published_by]) from public.expeditions
    union select unnest(array[updated_by, draft_by, published_by]) from public.aca_courses
    union select unnest(array[updated_by, draft_by, published_by]) from public.site_content
  );
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;

-- 4. What administrators do ----------------------------------------------------------------------------------------
-- Names of parameters are the interface: rpc('save_draft', {collection, id, document, revision}).
-- Errors: 42501 no administrator; 22023 with a message of its own; PT404 unknown_item; PT409 revision_conflict, with
-- the row as it is now as JSON in the detail.

create function public.save_draft(collection text, id text, document jsonb, revision integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(save_draft.collection);
  if document is null or jsonb_typeof(document) <> 'object' or octet_length(document::text) > 262144 then
    raise exception 'document_invalid' using errcode = '22023';
  end if;
  if save_draft.revision = 0 then
    if save_draft.id is null or save_draft.id !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(save_draft.id) > 80 then
      raise exception 'id_invalid' using errcode = '22023';
    end if;
    execute format(
      'insert into public.%I as added (id, draft, draft_at, draft_by, updated_by)
       values ($1, $2, clock_timestamp(), auth.uid(), auth.uid())
       on conflict (id) do nothing returning added.*',
      save_draft.collection
    ) into item using save_draft.id, document;
    if item.id is not null then
      return private.item_json(save_draft.collection, item);
    end if;
  end if;
  item := private.locked_item(save_draft.collection, save_draft.id, save_draft.revision);
  item.draft := document;
  item.draft_at := clock_timestamp();
  item.draft_by := auth.uid();
  return private.item_json(save_draft.collection, private.store_item(save_draft.collection, item));
end
$$;
comment on function public.save_draft is
  'Keeps what an administrator typed. Revision 0 adds an item that is not there yet. Visitors notice nothing.';

create function public.publish_item(collection text, id text, revision integer, note text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(collection);
  if length(note) > 500 then
    raise exception 'note_too_long' using errcode = '22023';
  end if;
  item := private.locked_item(collection, id, revision);
  if item.draft is null then
    raise exception 'nothing_to_publish' using errcode = '22023';
  end if;
  item.published := item.draft;
  item.published_at := clock_timestamp();
  item.published_by := auth.uid();
  item.draft := null;
  item.draft_at := null;
  item.draft_by := null;
  return private.store_visible(collection, item, 'publish', note);
end
$$;
comment on function public.publish_item is 'The draft becomes what visitors see.';

create function public.discard_draft(collection text, id text, revision integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(collection);
  item := private.locked_item(collection, id, revision);
  item.draft := null;
  item.draft_at := null;
  item.draft_by := null;
  perform private.write_history(collection, item.id, 'discard', item.published, null);
  if not item.shipped and item.published is null then
    execute format('delete from public.%I where id = $1', collection) using item.id;
    return null;
  end if;
  return private.item_json(collection, private.store_item(collection, item));
end
$$;
comment on function public.discard_draft is
  'Takes the draft away. An item that the code lacks and nobody published goes with it; the answer is null then.';

create function public.restore_revision(history_id bigint, revision integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  entry public.content_revisions;
  item public.tours;
begin
  -- The role first: whether an entry exists is nobody else's business.
  perform private.require_administrator('tours');
  select * into entry from public.content_revisions as known where known.id = history_id;
  if entry.id is null then
    raise exception 'unknown_item' using errcode = 'PT404';
  end if;
  if entry.item is null then
    raise exception 'nothing_to_restore' using errcode = '22023';
  end if;
  item := private.locked_item(entry.collection, entry.item, revision);
  -- Without a document the item was as shipped, which says nothing of an item that the code lacks.
  if entry.document is null and not item.shipped then
    raise exception 'nothing_to_restore' using errcode = '22023';
  end if;
  item.published := entry.document;
  item.published_at := clock_timestamp();
  item.published_by := auth.uid();
  return private.store_visible(entry.collection, item, 'restore');
end
$$;
comment on function public.restore_revision is
  'The published state after an entry of the history becomes the published one again. A draft stays.';

create function public.hide_item(collection text, id text, revision integer, hidden boolean default true)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(collection);
  item := private.locked_item(collection, id, revision);
  item.hidden := coalesce(hidden, true);
  return private.store_visible(collection, item, case when item.hidden then 'hide' else 'show' end);
end
$$;
comment on function public.hide_item is 'Takes an item off the site, or shows it again.';

create function public.delete_item(collection text, id text, revision integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(collection);
  item := private.locked_item(collection, id, revision);
  item.deleted_at := coalesce(item.deleted_at, clock_timestamp());
  return private.store_visible(collection, item, 'delete');
end
$$;
comment on function public.delete_item is 'Puts an item into the bin: it leaves the site and nothing of it is lost.';

create function public.undelete_item(collection text, id text, revision integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.tours;
begin
  perform private.require_administrator(collection);
  item := private.locked_item(collection, id, revision);
  item.deleted_at := null;
  return private.store_visible(collection, item, 'undelete');
end
$$;
comment on function public.undelete_item is 'Takes an item out of the bin.';

-- Leaves the revisions alone: the order is no part of what an editor holds, and whoever is typing into one of the items
-- must not be told of a conflict because somebody moved a card. Of two orders at once the later one stands.
create function public.reorder_items(collection text, ids text[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  known bigint;
  changed bigint;
  rows jsonb;
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
    'update public.%I as moved set position = listed.place, updated_at = clock_timestamp(), updated_by = auth.uid()
     from unnest($1) with ordinality as listed (id, place)
     where moved.id = listed.id and moved.position is distinct from listed.place',
    collection
  ) using ids;
  get diagnostics changed = row_count;
  if changed > 0 then
    perform private.write_history(collection, null, 'reorder', jsonb_build_object('order', to_jsonb(ids)), null);
    perform private.raise_version();
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''collection'', $2) || to_jsonb(item) order by item.position)
     from public.%I as item where item.id = any ($1)',
    collection
  ) into rows using ids, collection;
  return rows;
end
$$;
comment on function public.reorder_items is 'Positions by the order of the list; refuses unknown and repeated ids.';

create function public.raise_content_version() returns bigint
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator('tours');
  return private.raise_version();
end
$$;
comment on function public.raise_content_version is
  'After pictures came, went or moved: the new version, which every process of the site soon notices.';

create function public.content_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_administrator('tours');
  return private.content_people();
end
$$;
comment on function public.content_people is
  'Who changed what: the e-mails of the accounts that rows name as updated_by, draft_by or published_by, by their id.';

-- 5. What anybody may read ------------------------------------------------------------------------------------------

create function public.content_version() returns bigint
language sql stable security definer set search_path = ''
as $$
  select version from public.content_state;
$$;
comment on function public.content_version is 'How new everything is that visitors see.';

-- One statement, hence one snapshot: version, items, addresses and pictures belong together.
create function public.published_content() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with items as (
    select 'tours' as collection, tours.* from public.tours
    union all select 'expeditions', expeditions.* from public.expeditions
    union all select 'aca_courses', aca_courses.* from public.aca_courses
    union all select 'site_content', site_content.* from public.site_content
  ), shown as (
    select * from items
    where published is not null or (shipped and (hidden or deleted_at is not null or position is not null))
  ), former as (
    select distinct revisions.collection, revisions.item, list.locale, address.value as address
    from public.content_revisions as revisions
    cross join lateral jsonb_each(revisions.addresses) as list (locale, value)
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(list.value) when 'array' then list.value else '[]'::jsonb end
    ) as address (value)
    join items on items.collection = revisions.collection and items.id = revisions.item
    where jsonb_typeof(address.value) = 'string' and list.locale in ('pt-BR', 'en-GB') and not coalesce(
      jsonb_path_query_array(items.published, 'lax $.addresses.*[*] ? (@.type() == "string")') @> address.value,
      false
    )
  ), pictures as (
    select bucket_id, name, created_at from storage.objects
    where bucket_id in ('tour-images', 'expedition-images', 'icons')
    order by created_at desc, bucket_id, name limit 2000
  )
  select jsonb_build_object(
    'version', (select version from public.content_state),
    'items', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'collection', collection, 'id', id, 'document', coalesce(published, '{}'::jsonb),
          'position', position, 'hidden', hidden, 'deleted', deleted_at is not null
        ) order by collection, id
      ) from shown
    ), '[]'::jsonb),
    'formerAddresses', coalesce((
      select jsonb_agg(
        jsonb_build_object('collection', collection, 'id', item, 'locale', locale, 'address', address)
        order by collection, item, locale, address
      ) from former
    ), '[]'::jsonb),
    'pictures', coalesce((
      select jsonb_agg(
        jsonb_build_object('bucket', bucket_id, 'name', name, 'createdAt', created_at)
        order by created_at desc, bucket_id, name
      ) from pictures
    ), '[]'::jsonb)
  );
$$;
comment on function public.published_content is
  'What visitors may know of what staff changed: no drafts, no notes, no people.';

-- 6. Accounts, for npm run admin:grant ----------------------------------------------------------------------------

create function public.account_by_email(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', id, 'confirmed', confirmed_at is not null)
  from auth.users where lower(email) = lower(trim(address)) limit 1;
$$;
comment on function public.account_by_email(text) is
  'Id of the account with this e-mail and whether its owner confirmed the address, or null. For the secret key alone.';
revoke all on function public.account_by_email(text) from public, anon, authenticated;
grant execute on function public.account_by_email(text) to service_role;

-- 7. Who may call what ----------------------------------------------------------------------------------------------
-- Hosted projects may grant new functions to every role by default.

revoke all on function
  public.save_draft(text, text, jsonb, integer),
  public.publish_item(text, text, integer, text),
  public.discard_draft(text, text, integer),
  public.restore_revision(bigint, integer),
  public.hide_item(text, text, integer, boolean),
  public.delete_item(text, text, integer),
  public.undelete_item(text, text, integer),
  public.reorder_items(text, text[]),
  public.raise_content_version(),
  public.content_people(),
  public.content_version(),
  public.published_content()
from public, anon, authenticated, service_role;

grant execute on function
  public.save_draft(text, text, jsonb, integer),
  public.publish_item(text, text, integer, text),
  public.discard_draft(text, text, integer),
  public.restore_revision(bigint, integer),
  public.hide_item(text, text, integer, boolean),
  public.delete_item(text, text, integer),
  public.undelete_item(text, text, integer),
  public.reorder_items(text, text[]),
  public.raise_content_version(),
  public.content_people()
to authenticated;

grant execute on function public.content_version(), public.published_content()
to anon, authenticated, service_role;
