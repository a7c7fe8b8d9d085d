-- Written by `npm run seed` from lib/catalogue. It adds the rows that are missing, and says of those
-- that staff began before it that the code has them. It touches nothing that staff wrote.

with seeded as (
  insert into public.tours as item (id, shipped) values
    ('caiaque-coletivo', true),
    ('aventura-privada', true),
    ('caiaque-dia-inteiro', true),
    ('caiaque-paraty-mirim', true),
    ('regate-caicara', true),
    ('passeio-veleiro', true),
    ('experiencia-caicara', true),
    ('trekking-pedra-macela', true),
    ('trekking-pao-acucar', true),
    ('trekking-sete-regraus', true),
    ('baia-paraty', true)
  on conflict (id) do update set shipped = true where not item.shipped
  returning hidden or deleted_at is not null or position is not null as is_noticed
)
select private.raise_version() where exists (select from seeded where is_noticed);

with seeded as (
  insert into public.expeditions as item (id, shipped) values
    ('saco-fundao', true),
    ('saco-mamangua', true),
    ('travessia-joatinga', true),
    ('ilha-grande', true),
    ('serra-fina', true),
    ('itatiaia', true),
    ('marins-itaguare', true),
    ('petro-tere', true),
    ('joatinga-trekking', true)
  on conflict (id) do update set shipped = true where not item.shipped
  returning hidden or deleted_at is not null or position is not null as is_noticed
)
select private.raise_version() where exists (select from seeded where is_noticed);

with seeded as (
  insert into public.aca_courses as item (id, shipped) values
    ('basico', true),
    ('avancado', true),
    ('rolamento', true)
  on conflict (id) do update set shipped = true where not item.shipped
  returning hidden or deleted_at is not null or position is not null as is_noticed
)
select private.raise_version() where exists (select from seeded where is_noticed);

with seeded as (
  insert into public.site_content as item (id, shipped) values
    ('hero', true),
    ('points', true),
    ('about', true),
    ('values', true),
    ('quote', true),
    ('contact', true),
    ('hours', true),
    ('courses', true),
    ('policy-figures', true),
    ('notice', true)
  on conflict (id) do update set shipped = true where not item.shipped
  returning hidden or deleted_at is not null or position is not null as is_noticed
)
select private.raise_version() where exists (select from seeded where is_noticed);
