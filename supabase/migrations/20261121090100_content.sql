-- What the back office counts (spec §2.13, §3). Everyone reads what is published, administrators read and write all.
-- Each table grants no more than its policies use; hosted projects expose nothing without explicit grants.

create table public.tours (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('Caiaque', 'Barco', 'Trekking')),
  price_reais integer check (price_reais > 0),
  price_per text not null check (price_per in ('person', 'group')),
  published boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.tours is 'Day tours of the catalogue.';
comment on column public.tours.price_reais is 'List price in whole reais; null when the price is given on request.';

create table public.expeditions (
  id uuid primary key default gen_random_uuid(),
  number smallint not null unique check (number >= 9),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (category in ('Caiaque', 'Barco', 'Trekking')),
  price_reais integer check (price_reais > 0),
  price_per text not null check (price_per in ('person', 'group')),
  published boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.expeditions is 'Expeditions of the catalogue.';
comment on column public.expeditions.number is 'Number of the expedition in the catalogue, from 9.';
comment on column public.expeditions.price_reais is 'List price in whole reais; null when the price is given on request.';

create table public.aca_courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  days smallint not null check (days > 0),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  published boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.aca_courses is 'Certified kayak courses.';

create table public.site_content (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  value jsonb not null default '{}'::jsonb,
  published boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.site_content is 'Pages of the site that are not products.';
comment on column public.site_content.value is 'Canonical address of the page per language.';

alter table public.tours enable row level security;
alter table public.expeditions enable row level security;
alter table public.aca_courses enable row level security;
alter table public.site_content enable row level security;

revoke all on table public.tours, public.expeditions, public.aca_courses, public.site_content
  from anon, authenticated;
grant select on table public.tours, public.expeditions, public.aca_courses, public.site_content to anon;
grant select, insert, update, delete
  on table public.tours, public.expeditions, public.aca_courses, public.site_content
  to authenticated, service_role;

create policy "Visitors read published tours" on public.tours
  for select to anon using (published);
create policy "People read published tours, administrators all" on public.tours
  for select to authenticated using (published or (select public.is_admin()));
create policy "Administrators add tours" on public.tours
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change tours" on public.tours
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove tours" on public.tours
  for delete to authenticated using ((select public.is_admin()));

create policy "Visitors read published expeditions" on public.expeditions
  for select to anon using (published);
create policy "People read published expeditions, administrators all" on public.expeditions
  for select to authenticated using (published or (select public.is_admin()));
create policy "Administrators add expeditions" on public.expeditions
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change expeditions" on public.expeditions
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove expeditions" on public.expeditions
  for delete to authenticated using ((select public.is_admin()));

create policy "Visitors read published courses" on public.aca_courses
  for select to anon using (published);
create policy "People read published courses, administrators all" on public.aca_courses
  for select to authenticated using (published or (select public.is_admin()));
create policy "Administrators add courses" on public.aca_courses
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change courses" on public.aca_courses
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove courses" on public.aca_courses
  for delete to authenticated using ((select public.is_admin()));

create policy "Visitors read published content" on public.site_content
  for select to anon using (published);
create policy "People read published content, administrators all" on public.site_content
  for select to authenticated using (published or (select public.is_admin()));
create policy "Administrators add content" on public.site_content
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change content" on public.site_content
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove content" on public.site_content
  for delete to authenticated using ((select public.is_admin()));
