-- Backup and restore of what staff wrote (docs/backup.md), through the interface with the secret key, so that embedded
-- and hosted databases are served alike. Pictures go through the storage service.

create function public.content_backup() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'version', (select version from public.content_state),
    'rows', jsonb_build_object(
      'tours', (select coalesce(jsonb_agg(to_jsonb(item) order by id), '[]'::jsonb) from public.tours as item),
      'expeditions',
        (select coalesce(jsonb_agg(to_jsonb(item) order by id), '[]'::jsonb) from public.expeditions as item),
      'aca_courses',
        (select coalesce(jsonb_agg(to_jsonb(item) order by id), '[]'::jsonb) from public.aca_courses as item),
      'site_content',
        (select coalesce(jsonb_agg(to_jsonb(item) order by id), '[]'::jsonb) from public.site_content as item)
    ),
    'lastRevision', (select coalesce(max(id), 0) from public.content_revisions),
    'administrators', (
      select coalesce(jsonb_agg(accounts.email order by accounts.email), '[]'::jsonb)
      from public.user_roles as roles join auth.users as accounts on accounts.id = roles.user_id
      where roles.role = 'admin'::public.app_role
    ),
    'people', private.content_people()
  );
$$;
comment on function public.content_backup is
  'All rows of one moment, drafts included, with the e-mails of the people they name. The history up to lastRevision '
  'belongs to it. For the secret key alone.';

-- The account that a backup means, found by its e-mail: in another project it has another id.
create function private.account_of(backup jsonb, account text) returns uuid
language sql stable set search_path = ''
as $$
  select id from auth.users where lower(email) = lower(backup -> 'people' ->> account) limit 1;
$$;
revoke all on function private.account_of(jsonb, text) from public, anon, authenticated, service_role;

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
    select 1 from public.content_revisions as known
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
-- staff added into the bin. A revision never goes back, so that an editor that stayed open is told of the conflict.
create function public.restore_content(backup jsonb) returns bigint
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
          revision = case when present.revision > excluded.revision then present.revision + 1 else excluded.revision end
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

revoke all on function public.content_backup(), public.restore_history(jsonb), public.restore_content(jsonb)
from public, anon, authenticated, service_role;
grant execute on function public.content_backup(), public.restore_history(jsonb), public.restore_content(jsonb)
to service_role;
