import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { lockedTo } from './line.ts'
