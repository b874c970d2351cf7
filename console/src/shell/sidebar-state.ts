import { create } from 'zustand'
import { readCookie, writeCookie } from '~/api/stored.ts'

/** The desktop's choice is remembered; the drawer of a narrow window is its own matter and never remembered. */
type Sidebar = {
  unfolded: boolean
  drawer: boolean
  toggle: () => void
  setDrawer: (drawer: boolean) => void
}

export const useSidebar = create<Sidebar>((set) => ({
  unfolded: readCookie('sidebarStatus') !== '0',
  drawer: false,
  toggle: () =>
    set(({ unfolded }) => {
      writeCookie('sidebarStatus', unfolded ? '0' : '1')
      return { unfolded: !unfolded }
    }),
  setDrawer: (drawer) => set({ drawer }),
}))
