import { ConfigProvider } from 'antd'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HashRouter } from 'react-router'
import { PlantFormats } from '~/fields/format.tsx'
import { useAntdWords } from '~/i18n/words.tsx'
import { Refusal } from '@takt/contract/errors.ts'
import { useSession } from '~/api/session.ts'
import { Questions } from '~/ui/confirm.tsx'
import { Toasts } from '~/ui/Toasts.tsx'
import { Boundary } from './Boundary.tsx'
import { Guard } from './Guard.tsx'
import { useLook } from './look.ts'

/**
 * What is on screen is read again when the server reports a change; time alone makes nothing stale.
 * A session that is over is shown once, in its dialog; what was read stays as it was.
 * Without a network a call fails and shows it: a command kept until it returns would be done when nobody expects it any more.
 */
const newCache = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (_, query) => {
        if (useSession.getState().ended && query.state.data !== undefined)
          query.setState({ status: 'success', error: null })
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof Refusal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
const cache = newCache()
/** A toast does not cover a question. */
const belowToasts = { insetBlockStart: 150 }

export function App() {
  return (
    <QueryClientProvider client={cache}>
      <ConfigProvider
        theme={useLook()}
        locale={useAntdWords()}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
        modal={{ style: belowToasts }}
      >
        <Toasts>
          <HashRouter>
            <PlantFormats>
              <Boundary>
                <Guard />
              </Boundary>
            </PlantFormats>
            <Questions />
          </HashRouter>
        </Toasts>
      </ConfigProvider>
    </QueryClientProvider>
  )
}
