import type { FieldName } from '../../field-names.ts'

/** Words of the page of control charts about limits that are frozen. */
export const chartLimits = {
  freeze: 'Freeze limits',
  freezeTitle: 'Freeze the limits of {name}',
  reactionOfStation: 'Only at one station: choose it in the filter first',
  freezeHint:
    'From then on points are judged by these limits until newer ones take over. Empty: from now on. A moment in the past judges again what was judged before.',
  notOfOrder: 'Take the order off first: limits judge every order.',
  freezeAbout: 'Mean {mean}, standard deviation {sigma} of {groups} subgroups. They are not moved any more.',
  unsteady: 'Points that break the rules: {count} of {total}. These would be limits of an unsteady process.',
  unsteadyBefore:
    'Points that break the rules of the limits they are judged by: {count} of {total}. Freeze new ones of a steady stretch only.',
  attributesAbout:
    'Centre {centre} of {samples} samples. It is not moved any more; the limits of each sample follow its size.',
  frozen: 'The limits are frozen',
  limitsTitle: 'Limits',
  limitsNone: 'No limits are frozen. Look at the chart, then freeze those of a steady stretch.',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw the limits valid from {from}? Points are judged by those before them again.',
  withdrawn: 'The limits are withdrawn',
  wasWithdrawn: 'Withdrawn by {by}: {reason}',
  validSince: 'From {from} on · {by}',
  madeOf: '{groups} subgroups: {reason}',
  frozenIn: 'Limits frozen by {by}, {at}',
  calculatedBefore: 'Before: calculated from these values, not frozen',
  proposedTitle: 'Proposed borders',
  proposedAbout:
    'The mean stepped where something happened at the station. Limits move only when somebody freezes them from there.',
  proposedMeans: 'Mean {before} → {after} ({sigmas} sigma)',
  proposedAt: 'Border? {kind}',
  exclude: 'Exclude',
  excludedTitle: 'Excluded points',
  excludeQuestion:
    'Exclude this point? Limits, rules and figures are made without it; its units stay measured.',
  excludedDone: 'The point is excluded',
  restore: 'Restore',
  restoreQuestion: 'Restore this point? It counts again.',
  restoredDone: 'The point counts again',
  excludedWas: 'Excluded by {by}: {reason}',
  restoredWas: 'Restored by {by}: {reason}',
  freezeFrom: 'Freeze limits from there',
}

export const chartLimitsFields = {
  limitsId: 'Limits',
  basedFrom: 'Made of values from',
  basedTo: 'to the value of',
  frozenAt: 'Frozen',
  frozenBy: 'Frozen by',
  withdrawnAt: 'Withdrawn',
  withdrawnBy: 'Withdrawn by',
  withdrawnReason: 'Reason for withdrawal',
  exclusionId: 'Exclusion',
  unitNum: 'Units',
  excludedBy: 'Excluded by',
  excludedAt: 'Excluded',
  restoredBy: 'Restored by',
  restoredAt: 'Restored',
  restoredReason: 'Reason for restoring',
} satisfies Partial<Record<FieldName, string>>
