import { useState } from 'react'
import { about } from '@takt/contract/about.ts'
import { fill } from '@takt/contract/errors.ts'
import { useAnswer } from '~/api/hooks.ts'
import { useWords } from '~/i18n/words.tsx'
import { Fact } from '~/shapes/Facts.tsx'
import { NotRead } from '~/shapes/NotRead.tsx'
import { Page } from '~/shapes/Page.tsx'
import { Panel } from '~/shapes/Panel.tsx'
import { PlainTable } from '~/shapes/PlainTable.tsx'
import { Action } from '~/ui/Action.tsx'
import css from './about.module.css'
import { License } from './License.tsx'

/** Whose licence is read; the product has no name among its packages. */
type Reading = { name?: string; title: string } | null

/** What runs here, and the software it is built on. */
export default function AboutPage() {
  const words = useWords()
  const { about: aboutWords } = words
  const { data, error, refetch } = useAnswer(about.read, {})
  const [reading, setReading] = useState<Reading>(null)
  return (
    <Page name="about">
      {error && !data && <NotRead error={error} again={refetch} />}
      {!data && !error && <div aria-busy />}
      {data && (
        <>
          <Panel title={aboutWords.product}>
            <dl className={css.facts}>
              <Fact label="Takt">{data.version}</Fact>
              <Fact label="Node.js">{data.node}</Fact>
              <Fact label="PostgreSQL">{data.database}</Fact>
              <Fact label={aboutWords.license}>
                <Action look="quiet" onClick={() => setReading({ title: 'Takt' })}>
                  {data.license}
                </Action>
              </Fact>
            </dl>
          </Panel>
          <Panel
            title={aboutWords.packages}
            aside={fill(aboutWords.number, { number: data.packages.length })}
          >
            <PlainTable
              label={aboutWords.packages}
              head={[aboutWords.name, aboutWords.version, aboutWords.license]}
              rows={data.packages.map(({ name, version, license }) => [
                name,
                version,
                <Action key="license" look="quiet" onClick={() => setReading({ name, title: name })}>
                  {license}
                </Action>,
              ])}
            />
          </Panel>
        </>
      )}
      {reading && <License {...reading} onClose={() => setReading(null)} />}
    </Page>
  )
}
