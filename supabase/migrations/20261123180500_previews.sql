-- Links that show a draft to somebody without an account: one item each, for some days, ended at any time.
--
-- A link is a random token that nobody keeps: the table holds its hash, so that whoever reads the table, or a backup of
-- it, can open no draft. A token that never was, one that is over and one that was ended get the same answer. Links end
-- with the role of whoever made them, and with their item.

create table public.preview_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  collection text not null,
  item text not null,
  created_by uuid not null,
  creator_role public.app_role not null default 'admin',
  created_by_email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (expires_at > created_at and expires_at <= created_at + interval '30 days'),
  foreign key (collection, item) references public.content_items (collection, id) on delete cascade,
  foreign key (created_by, creator_role) references public.user_roles (user_id, role) on delete cascade
);
create index preview_links_of_item on public.preview_links (collection, item, expires_at);
create index preview_links_created_by on public.preview_links (created_by);
comment on table public.preview_links is
  'Links to the draft of one item for people without an account. Written by functions alone.';
comment on column public.preview_links.token_hash is 'SHA-256 of the token in the address, in hexadecimal.';
comment on column public.preview_links.created_by_email is 'Names the person in the panel, where accounts cannot be read.';

alter table public.preview_links enable row level security;
revoke all on table public.preview_links from public, anon, authenticated, service_role;
grant select on table public.preview_links to authenticated;
grant select, insert, update, delete on table public.preview_links to service_role;

create policy "Administrators see which links are open" on public.preview_links
  for select to authenticated using ((select public.is_admin()));

create function public.create_preview_link(collection text, item text, days integer default 7) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Each holds 122 random bits: together more than the 256 that the hash keeps of them.
  token constant text := encode(
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'
  );
  link public.preview_links;
begin
  perform private.require_administrator();
  if days is null or days not between 1 and 30 then
    raise exception 'lifetime_invalid' using errcode = '22023';
  end if;
  if not exists (
    select from public.content_items as known
    where known.collection = create_preview_link.collection and known.id = create_preview_link.item
  ) then
    raise exception 'unknown_item' using errcode = 'PT404';
  end if;
  delete from public.preview_links as ended where ended.expires_at <= now();
  insert into public.preview_links (token_hash, collection, item, created_by, created_by_email, expires_at)
  values (
    encode(sha256(convert_to(token, 'UTF8')), 'hex'), collection, item, auth.uid(),
    (select email from auth.users where id = auth.uid()), now() + make_interval(days => days)
  )
  returning * into link;
  return jsonb_build_object('id', link.id, 'token', token, 'expiresAt', link.expires_at);
end
$$;
comment on function public.create_preview_link is
  'A new link to an item for 1 to 30 days. The token is in this answer and nowhere else. Links that are over go.';

create function public.end_preview_link(link uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_administrator();
  delete from public.preview_links as ended where ended.id = link;
end
$$;
comment on function public.end_preview_link is 'Ends a link at once; one that is over already stays so.';

create function public.shared_preview(token text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'collection', links.collection, 'id', links.item,
    'document', coalesce(items.draft, items.published, '{}'::jsonb), 'expiresAt', links.expires_at
  )
  from public.preview_links as links
  join public.content_items as items on items.collection = links.collection and items.id = links.item
  where links.token_hash = encode(sha256(convert_to(token, 'UTF8')), 'hex') and links.expires_at > now();
$$;
comment on function public.shared_preview is
  'The one item that a link shows, with its draft where there is one; null for every token that opens nothing.';

revoke all on function
  public.create_preview_link(text, text, integer), public.end_preview_link(uuid), public.shared_preview(text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_preview_link(text, text, integer), public.end_preview_link(uuid)
  to authenticated;
grant execute on function public.shared_preview(text) to anon, authenticated;
