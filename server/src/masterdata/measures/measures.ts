// How the measured values of a pass are packed, by the collection set they were taken for: whoever reads a pass's values unpacks them.
export {
  type Characteristic,
  judgeSlot,
  type Packed,
  type PackedSet,
  packedSet,
  slotsOf,
  unpack,
  unpackSlot,
} from './packing.ts'
export { withNames, withResultNames, withSetNames } from './names.ts'
export { loadSets, namedSet, setKeysOf } from './sets.ts'
