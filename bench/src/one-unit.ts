import type { Stage } from './stage.ts'
export async function benchOneUnit(_stage: Stage) {}
