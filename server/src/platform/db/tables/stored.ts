import type { ColumnType, Generated } from 'kysely'

/** A stored row is the wire object; only the columns the database fills in differ, on insert; a column that may be null may be left out. */
export type Stored<T, Auto extends keyof T = never> = {
  [K in keyof T]: K extends Auto
    ? Generated<T[K]>
    : null extends T[K]
      ? ColumnType<T[K], T[K] | undefined, T[K]>
      : T[K]
}
/** Read as an object, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

export type Definition = 'definitionStatus' | 'updateDate' | 'revision'
