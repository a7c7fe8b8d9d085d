insert into public.tours (id, shipped) values ('passeio-veleiro', true) on conflict (id) do nothing;
