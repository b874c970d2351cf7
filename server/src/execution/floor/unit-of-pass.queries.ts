import { sql } from 'kysely'
import type { LineNumber } from '../../platform/db/line.ts'

type UnitScope = { typeNo?: string | undefined; orderCode?: string | undefined }

/** Whether the unit of a row of `passes` is of this type and of this order. */
export const unitOfPassIs = (line: LineNumber, { typeNo = '', orderCode = '' }: UnitScope) =>
  sql<boolean>`exists (select from units u where u.line_number = ${line} and u.product_id = passes.product_id
    and (${typeNo} = '' or u.type_no = ${typeNo}) and (${orderCode} = '' or u.order_code = ${orderCode}))`
