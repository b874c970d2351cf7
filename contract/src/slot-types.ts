/** What a part of a shift is for. In a file of its own: the boards, which the first page loads, need no more of the calendar. */
export const slotTypes = ['work', 'break', 'meal', 'cleaning', 'meeting'] as const
export type SlotType = (typeof slotTypes)[number]
