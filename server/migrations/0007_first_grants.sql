-- Pages that came later: a plant that runs already gets what a fresh one grants. On an empty database there is no role yet.
insert into role_pages (role_key, page, level)
select role_key, page, case role_key when 'editor' then 'edit' else 'view' end
from roles, unnest(array['orderHistory', 'processingCreate', 'typeCreat', 'lineView', 'ProductView', 'okRateView']) as page
where role_key in ('editor', 'operator')
on conflict do nothing;
