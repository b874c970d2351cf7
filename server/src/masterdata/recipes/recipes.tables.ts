import { ParameterDownload, ParameterSet } from '@takt/contract/recipes.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  parameter_sets: { entity: ParameterSet },
  station_parameters: 'inner',
  parameter_downloads: { entity: ParameterDownload },
}
