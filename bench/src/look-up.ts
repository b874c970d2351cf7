import type { Stage } from './stage.ts'
export async function benchLookUp(_stage: Stage) {}
