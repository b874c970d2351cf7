/** Units by the serial a person reads, and by our id. */
export type NamedUnits = { readonly sns: readonly string[]; readonly ids: readonly string[] }

/** In SQL: the ids of units of line `$1` that are named by serials `$2` or ids `$3`. */
export const idsOfNamed = `
  select u.product_id
  from unnest($2::text[]) as asked (sn)
  join units u on u.line_number = $1 and u.product_sn = asked.sn
  union
  select unnest($3::uuid[])`
