-- Written by `npm run seed` from lib/catalogue. It adds the rows that are missing and touches no
-- other: they hold what staff wrote.

insert into public.tours (id, shipped) values
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
on conflict (id) do nothing;

insert into public.expeditions (id, shipped) values
  ('saco-fundao', true),
  ('saco-mamangua', true),
  ('travessia-joatinga', true),
  ('ilha-grande', true),
  ('serra-fina', true),
  ('itatiaia', true),
  ('marins-itaguare', true),
  ('petro-tere', true),
  ('joatinga-trekking', true)
on conflict (id) do nothing;

insert into public.aca_courses (id, shipped) values
  ('basico', true),
  ('avancado', true),
  ('rolamento', true)
on conflict (id) do nothing;

insert into public.site_content (id, shipped) values
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
on conflict (id) do nothing;
