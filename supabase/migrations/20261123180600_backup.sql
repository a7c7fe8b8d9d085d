-- Backup and restore of what staff wrote (docs/backup.md), through the interface with the secret key, so that embedded
-- and hosted databases are served alike. Pictures go through the storage service.

create function public.content_backup() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'version', (select version from public.content_state),
    'rows', (
      select jsonb_object_agg(name, (
        select coalesce(jsonb_agg(to_jsonb(item) order by item.id), '[]'::jsonb)
        from public.content_items as item where item.collection = name
      ))
      from unnest(array['tours', 'expeditions', 'aca_courses', 'site_content']) as name
    ),
    'lastRevision', (select coalesce(max(id), 0) from public.content_revisions),
    'administrators', (
      select coalesce(jsonb_agg(accounts.email order by accounts.email), '[]'::jsonb)
      from public.user_roles as roles join auth.users as accounts on accounts.id = roles.user_id
      where roles.role = 'admin'::public.app_role
    ),
    'people', (select coalesce(jsonb_object_agg(id, email), '{}'::jsonb) from private.named_accounts)
  );
$$;
comment on function public.content_backup is
  'All rows of one moment, drafts included, with the e-mails of the people they name. The history up to lastRevision belongs to it. For the secret key alone.';

create function public.restore_history(entries jsonb) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  added bigint;
begin
  insert into public.content_revisions (collection, item, action, document, note, actor, actor_email, at)
  select entry.collection, entry.item, entry.action, entry.document, entry.note, entry.actor, entry.actor_email,
    entry.at
  from jsonb_to_recordset(entries) as entry (
    id bigint, collection text, item text, action text, document jsonb, note text, actor uuid, actor_email text,
    at timestamptz
  )
  where not exists (
    select from public.content_revisions as known
    where known.collection = entry.collection and known.item is not distinct from entry.item
      and known.action = entry.action and known.at = entry.at and known.actor is not distinct from entry.actor
  )
  order by entry.id;
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function public.restore_history is
  'Adds the entries of a backup that the history lacks; their numbers are new, their times are kept.';

-- What the backup does not know goes as far away as possible without a loss: a shipped item back to as shipped, one that
-- staff added into the bin. A revision never goes back, so that an editor that stayed open is told of the conflict; a row
-- that stays as it was disturbs nobody.
create function public.restore_content(backup jsonb) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  one public.content_items;
  restored bigint;
begin
  -- Nobody else writes meanwhile; readers see all of the old state or all of the new one.
  lock table public.content_items in exclusive mode;
  update public.content_state set
    version = greatest(version, (backup ->> 'version')::bigint) + 1, changed_at = clock_timestamp()
  where id
  returning version into restored;

  update public.content_items set
    draft = case when shipped then null else draft end,
    draft_at = case when shipped then null else draft_at end,
    draft_by = case when shipped then null else draft_by end,
    published = case when shipped then null else published end,
    published_at = case when shipped then null else published_at end,
    published_by = case when shipped then null else published_by end,
    position = null,
    hidden = hidden and not shipped,
    deleted_at = case when shipped then null else coalesce(deleted_at, clock_timestamp()) end,
    revision = revision + 1, updated_at = clock_timestamp(), updated_by = null
  where not exists (
    select from jsonb_array_elements(backup -> 'rows' -> collection) as row (value) where row.value ->> 'id' = id
  ) and (
    not shipped or draft is not null or published is not null or position is not null or hidden
    or deleted_at is not null
  );

  insert into public.content_items as present
  select (jsonb_populate_record(null::public.content_items, row.value || jsonb_build_object(
    'collection', list.key,
    -- The same person may have another account in another project, found by the e-mail.
    'updated_by', private.user_id_by_email(backup -> 'people' ->> (row.value ->> 'updated_by')),
    'draft_by', private.user_id_by_email(backup -> 'people' ->> (row.value ->> 'draft_by')),
    'published_by', private.user_id_by_email(backup -> 'people' ->> (row.value ->> 'published_by'))
  ))).*
  from jsonb_each(backup -> 'rows') as list cross join lateral jsonb_array_elements(list.value) as row (value)
  on conflict on constraint content_items_pkey do update set
    shipped = present.shipped or excluded.shipped,
    draft = excluded.draft, draft_at = excluded.draft_at, draft_by = excluded.draft_by,
    published = excluded.published, published_at = excluded.published_at, published_by = excluded.published_by,
    position = excluded.position, hidden = excluded.hidden, deleted_at = excluded.deleted_at,
    created_at = excluded.created_at, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
    revision = greatest(
      excluded.revision,
      present.revision + (
        (present.draft, present.published, present.hidden, present.deleted_at)
        is distinct from (excluded.draft, excluded.published, excluded.hidden, excluded.deleted_at)
      )::integer
    );

  -- Addresses of the history lead to their item; then each item takes those of its published document.
  insert into public.content_addresses (collection, item, locale, address, is_current)
  select distinct known.collection, known.item, list.locale, address.value #>> '{}', false
  from public.content_revisions as known
  join public.content_items as items on items.collection = known.collection and items.id = known.item
  cross join lateral jsonb_each(case jsonb_typeof(known.document -> 'addresses')
    when 'object' then known.document -> 'addresses' else '{}'::jsonb end) as list (locale, value)
  cross join lateral jsonb_array_elements(
    case jsonb_typeof(list.value) when 'array' then list.value else '[]'::jsonb end
  ) as address (value)
  where list.locale in ('pt-BR', 'en-GB') and jsonb_typeof(address.value) = 'string'
    and length(address.value #>> '{}') <= 300
  on conflict (collection, item, locale, address) do nothing;
  update public.content_addresses as known set is_current = false
  where known.is_current and exists (
    select from public.content_items as items where items.collection = known.collection and items.id = known.item
  );
  for one in select * from public.content_items order by deleted_at is not null, collection, id loop
    -- What two of them publish stays with the first; the site shows the other one as it was before.
    begin
      perform private.write_addresses(one);
    exception when sqlstate '22023' then null;
    end;
    -- The history ends with what visitors see: an entry where the last one says otherwise.
    if one.published is distinct from (
      select known.document from public.content_revisions as known
      where known.collection = one.collection and known.item = one.id
      order by known.at desc, known.id desc limit 1
    ) then
      perform private.write_history(
        one.collection, one.id, 'restore', one.published, one.revision, 'Backup'
      );
    end if;
  end loop;
  return restored;
end
$$;
comment on function public.restore_content is
  'Makes all rows those of a backup in one transaction, and gives the new version. For the secret key alone.';

revoke all on function public.content_backup(), public.restore_history(jsonb), public.restore_content(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.content_backup(), public.restore_history(jsonb), public.restore_content(jsonb)
  to service_role;
