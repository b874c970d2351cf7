import { ConfigProvider } from 'antd'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router'
import { PlantFormats } from '~/fields/format.tsx'
import { useAntdWords } from '~/i18n/words.tsx'
import { Questions } from '~/ui/confirm.tsx'
import { Toasts } from '~/ui/Toasts.tsx'
import { Boundary } from './Boundary.tsx'
import { Guard } from './Guard.tsx'
import { useLook } from './look.ts'

/**
 * What is on screen is asked again when the server says it changed; time alone makes nothing stale.
 * Without a network a call fails and says so: a command kept until it returns would be done when nobody expects it any more.
 */
const newCache = () => new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: 1, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})
const cache = newCache()

export function App() {
  return (
    <QueryClientProvider client={cache}>
      <ConfigProvider theme={useLook()} locale={useAntdWords()} wave={{ disabled: true }} button={{ autoInsertSpace: false }}>
        <Toasts>
          <HashRouter><PlantFormats><Boundary><Guard /></Boundary></PlantFormats></HashRouter>
          <Questions />
        </Toasts>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
