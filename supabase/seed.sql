-- Written by `npm run seed` from lib/catalogue and lib/addresses.ts. Running it again changes nothing.
-- Rows that the catalogue does not have are removed; nothing refers to them, and pictures are not touched.

delete from public.tours where slug not in ('caiaque-coletivo', 'aventura-privada', 'caiaque-dia-inteiro', 'caiaque-paraty-mirim', 'regate-caicara', 'passeio-veleiro', 'experiencia-caicara', 'trekking-pedra-macela', 'trekking-pao-acucar', 'trekking-sete-regraus');
insert into public.tours (slug, category, price_reais, price_per) values
  ('caiaque-coletivo', 'Caiaque', 280, 'person'),
  ('aventura-privada', 'Caiaque', 550, 'person'),
  ('caiaque-dia-inteiro', 'Caiaque', 280, 'person'),
  ('caiaque-paraty-mirim', 'Caiaque', 650, 'person'),
  ('regate-caicara', 'Barco', 600, 'person'),
  ('passeio-veleiro', 'Barco', null, 'group'),
  ('experiencia-caicara', 'Barco', 2500, 'group'),
  ('trekking-pedra-macela', 'Trekking', 450, 'person'),
  ('trekking-pao-acucar', 'Trekking', 550, 'person'),
  ('trekking-sete-regraus', 'Trekking', 750, 'person')
on conflict (slug) do update set category = excluded.category, price_reais = excluded.price_reais, price_per = excluded.price_per;

delete from public.expeditions where slug not in ('saco-fundao', 'saco-mamangua', 'travessia-joatinga', 'ilha-grande', 'serra-fina', 'itatiaia', 'marins-itaguare', 'petro-tere', 'joatinga-trekking');
insert into public.expeditions (slug, category, price_reais, price_per, number) values
  ('saco-fundao', 'Caiaque', 1450, 'person', 9),
  ('saco-mamangua', 'Caiaque', 2850, 'person', 10),
  ('travessia-joatinga', 'Caiaque', 3900, 'person', 11),
  ('ilha-grande', 'Caiaque', 4300, 'person', 12),
  ('serra-fina', 'Trekking', 3700, 'person', 13),
  ('itatiaia', 'Trekking', 1800, 'person', 14),
  ('marins-itaguare', 'Trekking', 2800, 'person', 15),
  ('petro-tere', 'Trekking', 2800, 'person', 16),
  ('joatinga-trekking', 'Trekking', 3500, 'person', 17)
on conflict (slug) do update set category = excluded.category, price_reais = excluded.price_reais, price_per = excluded.price_per, number = excluded.number;

delete from public.aca_courses where slug not in ('basico', 'avancado', 'rolamento');
insert into public.aca_courses (slug, days, level) values
  ('basico', 1, 'beginner'),
  ('avancado', 2, 'intermediate'),
  ('rolamento', 1, 'advanced')
on conflict (slug) do update set days = excluded.days, level = excluded.level;

delete from public.site_content where key not in ('home', 'tours', 'expeditions', 'destination', 'bay-tour', 'policy');
insert into public.site_content (key, value) values
  ('home', '{"pt-BR":"/","en-GB":"/en"}'),
  ('tours', '{"pt-BR":"/passeios","en-GB":"/en/tours"}'),
  ('expeditions', '{"pt-BR":"/expedicoes","en-GB":"/en/expeditions"}'),
  ('destination', '{"pt-BR":"/paraty-costa-verde","en-GB":"/en/paraty"}'),
  ('bay-tour', '{"pt-BR":"/tour-baia-paraty","en-GB":"/en/bay-of-paraty-tour"}'),
  ('policy', '{"pt-BR":"/politica-cancelamento","en-GB":"/en/cancellation-policy"}')
on conflict (key) do update set value = excluded.value;
