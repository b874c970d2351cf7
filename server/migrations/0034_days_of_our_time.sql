-- "For ever" used to be written as any day; days are those of 1970 to 2199, or their lists could not be read any more.
update material_lots set expires_at = '2199-12-30T00:00:00Z' where expires_at > '2199-12-30T00:00:00Z';
update qualifications set valid_until = '2199-12-30' where valid_until > '2199-12-30';
update boms set valid_from = least(greatest(valid_from, '1970-01-02'), '2199-12-30') where valid_from not between '1970-01-02' and '2199-12-30';
