export const groups = [
  'dashboard',
  'permission',
  'basicSetting',
  'notify',
  'plant',
  'order',
  'equipment',
  'processing',
  'produce',
  'rework',
  'tracibility',
  'bom',
  'tool',
  'sop',
  'reworker',
  'ampereLamp',
  'log',
  'wall',
  'own',
] as const
export type Group = (typeof groups)[number]

export type PageRow = {
  group: Group
  /** Hash path, in the specification's spelling. */
  path: `/${string}`
  icon: string
  /**
   * What a fresh install grants besides admin, who holds all: `everyone` gives editor `edit` and operator `view`. The role screen may change it.
   * `always`: it is about oneself; whoever is signed in has it, and no role can take it away.
   */
  roles: 'everyone' | 'admin' | 'always'
  /** Opened by its address or a link, never from the menu. */
  hidden?: true
  /** Without sidebar, navbar and tabs: it fills the screen. */
  outside?: true
  /** Hidden until a line is chosen. */
  needsLine?: true
  /** Always among the visited tabs, first, without a close mark. */
  affix?: true
  /** Never kept when another page is opened: it begins anew each time. */
  noCache?: true
}
