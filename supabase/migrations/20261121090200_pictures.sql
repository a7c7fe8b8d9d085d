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
