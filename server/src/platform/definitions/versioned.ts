import type { AuditedEntity } from '@takt/contract/audit.ts'
import { refuse } from '@takt/contract/errors.ts'
import { recordChange } from '../audit/audit.ts'
import type { PlantCall } from '../db/call.ts'
import { inOneGo } from '../db/connect.ts'
import type { Db } from '../db/tables.ts'
import { checkDraft, type DefinitionMove, type Standing, statusAfter, versionKey } from './standing.ts'

type Stamps = Standing & { updateDate: string; updateAuthor: string }
type Key<Code extends string, Ver extends string> = Record<Code, string> & Record<Ver, number>
/** What a person writes; the code among it. */
type ContentOf<Version, Ver> = Omit<Version, Extract<Ver, keyof Version> | keyof Stamps>
type Author = { updateAuthor: string }
type Change<Version, Code extends string, Ver> = Partial<Omit<ContentOf<Version, Ver>, Code>> &
  Partial<Standing> &
  Author

/** What one kind of definition has of its own. `lock` holds all versions of the code, so that two people who revise take turns. */
type Kind<Version extends Stamps & Key<Code, Ver>, Code extends string, Ver extends string> = {
  entity: AuditedEntity
  code: Code
  version: Ver
  /** 0 where none exists yet. */
  latest: (db: Db, code: string) => Promise<number>
  lock: (db: Db, key: Key<Code, Ver>) => Promise<Version | undefined>
  /** Nothing where somebody else made this version a moment ago. */
  insert: (
    db: Db,
    fresh: ContentOf<Version, Ver> & Record<Ver, number> & Author,
  ) => Promise<Version | undefined>
  update: (db: Db, key: Key<Code, Ver>, change: Change<Version, Code, Ver>) => Promise<Version>
  remove: (db: Db, key: Key<Code, Ver>) => Promise<unknown>
  /** Whether a draft may contain this. */
  checkContent?: (db: Db, content: ContentOf<Version, Ver>) => Promise<void>
  /** A draft may be as unfinished as it is: releasing checks it. */
  mustBeFaultless: (db: Db, version: Version) => Promise<void>
  /** Only a draft goes away, and only one that nothing names. */
  mustBeUnused: (db: Db, version: Version) => Promise<void>
  /** With what is kept with it; null: it does not exist yet, or any more. */
  keepRelated?: (call: PlantCall, before: Version | null, after: Version | null) => Promise<unknown>
}

/** A definition that is drafted, released, revised and retired, and keeps its versions. */
export function versioned<Version extends Stamps & Key<Code, Ver>, Code extends string, Ver extends string>(
  kind: Kind<Version, Code, Ver>,
) {
  type Content = ContentOf<Version, Ver>
  type Named = Key<Code, Ver>
  const lockOrRefuse = async (db: Db, key: Named) => (await kind.lock(db, key)) ?? refuse('record.unknown')
  const numbered = (version: number) => ({ [kind.version]: version }) as Record<Ver, number> // its only field
  const codeOf = (content: Content) => (content as unknown as Record<Code, string>)[kind.code] // the code is content
  const contentOf = (version: object) => {
    const {
      definitionStatus,
      revision,
      updateDate,
      updateAuthor,
      [kind.version]: _,
      ...content
    } = version as Record<string, unknown>
    return content as Content // all that is neither stamp nor number
  }

  async function traced<After extends Version | null>(
    db: Db,
    call: PlantCall,
    action: string,
    before: Version | null,
    after: After,
  ) {
    await kind.keepRelated?.({ ...call, db }, before, after)
    const one = after ?? before! // one of them is there
    const key = versionKey(one[kind.code], one[kind.version])
    await recordChange(db, call, { entity: kind.entity, key, action, before, after })
    return after
  }

  return {
    /** The first version; further ones are made by revising. */
    create: (call: PlantCall, content: Content) =>
      inOneGo(call.db, async (db) => {
        await kind.checkContent?.(db, content)
        const taken = () => refuse('record.code_taken', { code: codeOf(content) }, kind.code)
        if (await kind.latest(db, codeOf(content))) taken()
        const fresh = { ...content, ...numbered(1), updateAuthor: call.user.name }
        return traced(db, call, 'create', null, (await kind.insert(db, fresh)) ?? taken())
      }),

    change: (call: PlantCall, draft: Content & Named & { revision: number }) =>
      inOneGo(call.db, async (db) => {
        const before = await lockOrRefuse(db, draft)
        checkDraft(before, draft.revision)
        const content = contentOf(draft)
        await kind.checkContent?.(db, content)
        const { [kind.code]: _, ...rest } = content as Record<string, unknown>
        const change = { ...rest, updateAuthor: call.user.name } as Change<Version, Code, Ver> // all but the code
        const after = await kind.update(db, draft, change)
        return traced(db, call, 'update', before, after)
      }),

    revise: (call: PlantCall, key: Named) =>
      inOneGo(call.db, async (db) => {
        const content = contentOf(await lockOrRefuse(db, key))
        const next = numbered((await kind.latest(db, key[kind.code])) + 1)
        const fresh = { ...content, ...next, updateAuthor: call.user.name }
        return traced(db, call, 'revise', null, (await kind.insert(db, fresh)) ?? refuse('record.changed'))
      }),

    move: (call: PlantCall, { move, ...key }: Named & { move: DefinitionMove }) =>
      inOneGo(call.db, async (db) => {
        const named = key as unknown as Named // without the move
        const before = await lockOrRefuse(db, named)
        const definitionStatus = statusAfter(before, move)
        if (move === 'release') await kind.mustBeFaultless(db, before)
        const change = { definitionStatus, updateAuthor: call.user.name } as Change<Version, Code, Ver> // of which all is optional
        return traced(db, call, move, before, await kind.update(db, named, change))
      }),

    remove: (call: PlantCall, key: Named) =>
      inOneGo(call.db, async (db) => {
        const before = await lockOrRefuse(db, key)
        if (before.definitionStatus !== 'draft') refuse('definition.frozen')
        await kind.mustBeUnused(db, before)
        await kind.remove(db, key)
        await traced(db, call, 'delete', before, null)
        return before
      }),
  }
}
