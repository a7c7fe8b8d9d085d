-- What visitors asked for, in sums per day, for a year: chats opened, parts of wishes that no trip suits, addresses that are
-- missing. Nothing says who it was.
--
-- The site counts with the publishable key, which a stranger may have as well. So a day takes no more than a fixed number of
-- rows of each kind, and a call does no more than a fixed amount of work: whoever calls directly can make the figures wrong,
-- not the table large or a page slow.

create table public.visitor_counts (
  day date not null,
  kind text not null,
  subject text not null,
  times integer not null check (times > 0),
  primary key (day, kind, subject)
);
comment on table public.visitor_counts is 'Sums per day in Paraty. Written by count_visits() alone.';
comment on column public.visitor_counts.subject is
  'Trip and language of a chat, criterion and value of a wish, path of an address.';

alter table public.visitor_counts enable row level security;
revoke all on table public.visitor_counts from public, anon, authenticated, service_role;
grant select on table public.visitor_counts to authenticated;
grant select, delete on table public.visitor_counts to service_role;

create policy "Administrators read what visitors asked for" on public.visitor_counts
  for select to authenticated using ((select public.is_admin()));

create function public.count_visits(hits jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 200;
  today constant date := (now() at time zone 'America/Sao_Paulo')::date;
begin
  if hits is null or jsonb_typeof(hits) <> 'array' or jsonb_array_length(hits) > most or exists (
    select from jsonb_to_recordset(hits) as one (kind text, subject text, count integer)
    where length(one.subject) > 120 or one.count not between 1 and 10000 or (case one.kind
      when 'chat' then one.subject ~ '^[a-z0-9-]{1,80}/(pt-BR|en-GB)$'
      when 'wish' then one.subject ~ '^(month|age|activity|effort|budget)/[a-z0-9]{1,20}$'
      when 'missing' then one.subject ~ '^/'
      else false
    end and one.count is not null) is not true
  ) then
    raise exception 'hits_invalid' using errcode = '22023';
  end if;
  -- One after the other, so that two calls at once never pass the number of rows together.
  perform pg_advisory_xact_lock(20261123, 1807);
  update public.visitor_counts as known set times = least(known.times + added.times, 1000000)
  from (
    select one.kind, one.subject, sum(one.count)::integer as times
    from jsonb_to_recordset(hits) as one (kind text, subject text, count integer) group by 1, 2
  ) as added
  where known.day = today and known.kind = added.kind and known.subject = added.subject;
  insert into public.visitor_counts (day, kind, subject, times)
  select today, fresh.kind, fresh.subject, fresh.times
  from (
    select one.kind, one.subject, sum(one.count)::integer as times,
      row_number() over (partition by one.kind order by one.subject) as place
    from jsonb_to_recordset(hits) as one (kind text, subject text, count integer)
    where not exists (
      select from public.visitor_counts as known
      where known.day = today and known.kind = one.kind and known.subject = one.subject
    )
    group by 1, 2
  ) as fresh
  where fresh.place + (
    select count(*) from public.visitor_counts as known where known.day = today and known.kind = fresh.kind
  ) <= most;
  delete from public.visitor_counts where day < today - 365;
  return jsonb_array_length(hits);
end
$$;
comment on function public.count_visits(jsonb) is
  'Adds up to 200 {kind, subject, count} to the sums of today; what is new beyond 200 rows of a kind and day is left out. Sums older than a year go.';
revoke all on function public.count_visits(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.count_visits(jsonb) to anon, authenticated;
