-- Storage areas (spec §2.13, §5, §9). The buckets are public: a picture's address needs no policy. Listing, adding and
-- removing are for administrators. There is no update policy, so nothing is ever overwritten or moved.
-- storage.objects has row-level security from the start and belongs to the platform: it must not be altered here.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('tour-images', 'tour-images', true, 5 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']),
  ('expedition-images', 'expedition-images', true, 5 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml']),
  ('icons', 'icons', true, 2 * 1024 * 1024,
    array['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Administrators list pictures" on storage.objects
  for select to authenticated
  using (bucket_id in ('tour-images', 'expedition-images', 'icons') and (select public.is_admin()));
create policy "Administrators add pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('tour-images', 'expedition-images', 'icons') and (select public.is_admin()));
create policy "Administrators remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('tour-images', 'expedition-images', 'icons') and (select public.is_admin()));

-- Files come and go through the storage service, which answers what it did; the site tells of it here.
create function public.record_picture(file text, event_kind text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  if event_kind not in ('upload', 'deletion') or file is null or length(file) > 300 then
    raise exception 'unknown_event' using errcode = '22023';
  end if;
  -- First: everybody who tells of a picture comes through here one after the other, and every page follows it.
  perform private.raise_version();
  if event_kind is not null then
    perform private.write_event(event_kind, (select auth.uid()), file);
  end if;
end
$$;
comment on function public.record_picture(text, text) is
  'A picture came or went: raises the version and adds a line to the audit log. Without a kind the caller found it gone, and somebody else has told of it, or nobody could: only the version is raised.';
revoke all on function public.record_picture(text, text) from public, anon, authenticated, service_role;
grant execute on function public.record_picture(text, text) to authenticated;
