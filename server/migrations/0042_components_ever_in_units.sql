-- Which units ever held a unit, also after it was taken out: containment asks this level by level.
create index components_of_child_ever on components (line_number, child_id) where child_id is not null;
