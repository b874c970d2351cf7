import type { PageRow } from './page-row.ts'

export const ownPages = {
  guide: { group: 'own', path: '/guide/index', icon: 'guide', roles: 'always', hidden: true, noCache: true },
  profile: {
    group: 'own',
    path: '/profile/index',
    icon: 'user',
    roles: 'always',
    hidden: true,
    noCache: true,
  },
  userInfo: { group: 'own', path: '/userInfo', icon: 'user', roles: 'always', hidden: true },
  icon: { group: 'own', path: '/icon/index', icon: 'icons', roles: 'always', hidden: true },
  about: { group: 'own', path: '/about/index', icon: 'info', roles: 'always', hidden: true },
  files: { group: 'own', path: '/files', icon: 'file', roles: 'always', hidden: true },
} as const satisfies Record<string, PageRow>
