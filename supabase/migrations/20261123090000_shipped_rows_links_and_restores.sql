-- What did not hold to its end: an item of the code whose row staff began, the links of an item that went, the revision
-- of a row that a restore changed, the order of the history, and two functions that nobody calls from outside.

-- Items of the code -------------------------------------------------------------------------------------------------

-- The site may have an item whose seed was not run. Its first draft makes the row, and only the site knows then that the
-- code has the item: as one that it lacks, visitors would go on seeing it after it was hidden. Drafts of a row that is
-- there change nothing of that. Other parameters make another function, so this one goes first.
drop function public.save_draft(text, text, jsonb, integer);
create function public.save_draft(
  collection text, id text, document jsonb, revision integer, shipped boolean default false
) returns jsonb
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
      'insert into public.%I as added (id, shipped, draft, draft_at, draft_by, updated_by)
       values ($1, $2, $3, clock_timestamp(), auth.uid(), auth.uid())
       on conflict (id) do nothing returning added.*',
      save_draft.collection
    ) into item using save_draft.id, coalesce(save_draft.shipped, false), document;
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
  'Keeps what an administrator typed. Revision 0 adds an item that is not there yet, as one that the code has or lacks. '
  'Visitors notice nothing.';
revoke all on function public.save_draft(text, text, jsonb, integer, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.save_draft(text, text, jsonb, integer, boolean) to authenticated;

-- Links to drafts ---------------------------------------------------------------------------------------------------

-- A link names its item. Without this it would open whatever comes under the same name later.
create function private.end_links_of_item() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.preview_links as links where links.collection = tg_table_name and links.item = old.id;
  return null;
end
$$;
revoke all on function private.end_links_of_item() from public, anon, authenticated, service_role;
create trigger end_preview_links after delete on public.tours
  for each row execute function private.end_links_of_item();
create trigger end_preview_links after delete on public.expeditions
  for each row execute function private.end_links_of_item();
create trigger end_preview_links after delete on public.aca_courses
  for each row execute function private.end_links_of_item();
create trigger end_preview_links after delete on public.site_content
  for each row execute function private.end_links_of_item();

delete from public.preview_links as links where not exists (
  select from (
    select 'tours' as collection, id from public.tours
    union all select 'expeditions', id from public.expeditions
    union all select 'aca_courses', id from public.aca_courses
    union all select 'site_content', id from public.site_content
  ) as items
  where items.collection = links.collection and items.id = links.item
);

-- Backups -----------------------------------------------------------------------------------------------------------

-- As before, but for the revision: two backups may give the same one to two states of a row, and an editor that stayed open
-- on the one must not save over the other. A row that stays as it was disturbs nobody.
create or replace function public.restore_content(backup jsonb) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  table_name text;
  item public.tours;
  restored bigint;
begin
  -- Nobody else writes meanwhile; readers see all of the old state or all of the new one.
  lock table public.tours, public.expeditions, public.aca_courses, public.site_content in exclusive mode;
  foreach table_name in array array['tours', 'expeditions', 'aca_courses', 'site_content'] loop
    execute format(
      $insert$
        insert into public.%1$I as present
        select (jsonb_populate_record(null::public.%1$I, row.value || jsonb_build_object(
          'updated_by', private.account_of($1, row.value ->> 'updated_by'),
          'draft_by', private.account_of($1, row.value ->> 'draft_by'),
          'published_by', private.account_of($1, row.value ->> 'published_by')
        ))).*
        from jsonb_array_elements($1 -> 'rows' -> %1$L) as row (value)
        on conflict (id) do update set
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
          )
      $insert$,
      table_name
    ) using backup;
    execute format(
      $reset$
        update public.%1$I set
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
        where id not in (select row.value ->> 'id' from jsonb_array_elements($1 -> 'rows' -> %1$L) as row (value))
          and (not shipped or draft is not null or published is not null or position is not null or hidden
            or deleted_at is not null)
      $reset$,
      table_name
    ) using backup;
    -- The history ends with what visitors see: an entry where the last one says otherwise.
    for item in execute format('select * from public.%I order by id', table_name) loop
      if item.published is distinct from (
        select known.document from public.content_revisions as known
        where known.collection = table_name and known.item = item.id
        order by known.at desc, known.id desc limit 1
      ) then
        perform private.write_history(table_name, item.id, 'restore', item.published, 'Backup');
      end if;
    end loop;
  end loop;
  update public.content_state set
    version = greatest(version, (backup ->> 'version')::bigint) + 1, changed_at = clock_timestamp()
  returning version into restored;
  return restored;
end
$$;
comment on function public.restore_content is
  'Makes all rows those of a backup in one transaction, and gives the new version. For the secret key alone.';

-- History -----------------------------------------------------------------------------------------------------------

-- The last entries of a collection by their time, which is the order of the history: what a restore brings back gets later
-- ids than what was done since.
create index content_revisions_of_collection on public.content_revisions (collection, at desc, id desc);

-- Functions that nobody calls from outside --------------------------------------------------------------------------

-- Everybody reads the version from content_state.
drop function public.content_version();

comment on function public.user_id_by_email(text) is
  'Id of the account with this e-mail, or null. A part of the limits on signing in; no role may call it.';
revoke all on function public.user_id_by_email(text) from service_role;
