import { keptIn } from './kept.ts'

/** A photo that is still to be sent, as the browser keeps it over a reload. */
export type KeptPhoto = { key: string; userName: string; lineNumber: string; failId: string; file: File }

const store = keptIn<KeptPhoto>('takt-photos', 'photos')
export const keepPhoto = store.keep
export const forgetPhoto = store.forget
export const keptPhotos = store.all
