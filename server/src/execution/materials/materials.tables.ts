import { Component } from '@takt/contract/genealogy.ts'
import { BindEvent, Binding, MaterialLot, Movement } from '@takt/contract/materials.ts'
import type { Tables } from '../../testing/table-books.ts'

export const tables: Tables = {
  components: { entity: Component, kept: ['wentBack', 'scanned', 'removalMessage'] },
  material_lots: { entity: MaterialLot },
  hold_rules: 'inner',
  bindings: { entity: Binding },
  bind_events: { entity: BindEvent, kept: ['message', 'boundAt'] },
  material_movements: { entity: Movement },
}
