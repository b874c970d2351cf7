import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Letter = { key: string; teleType: string; orderCode: string; authorization: string | undefined }
/** `lost`: booked, and the connection broken before the answer. `slow`: booked, and answered too late. `silent`: booked, and never answered. `refuse`: not booked. */
export type Behaviour = 'fine' | 'error' | 'lost' | 'slow' | 'silent' | 'refuse'

/** A host as it should be: it books a key once, however often it comes, and behaves as the test requires. */
export async function startHost(port = 0) {
  const heard: Letter[] = []
  const booked: Letter[] = []
  let behave: (letter: Letter) => Behaviour = () => 'fine'
  const server = createServer((request, response) => void take(request, response))
  async function take(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const piece of request) text += String(piece)
    const { teleType, order, orderCode } = JSON.parse(text) as {
      teleType: string
      order?: { orderCode: string }
      orderCode?: string
    } // what we send
    const letter = {
      key: String(request.headers['idempotency-key']),
      teleType,
      orderCode: order?.orderCode ?? orderCode ?? '',
      authorization: request.headers.authorization,
    }
    heard.push(letter)
    const how = behave(letter)
    if (how === 'refuse') return void response.writeHead(422).end('{"why":"no such order"}')
    if (how === 'error') return void response.writeHead(500).end('broken')
    if (!booked.some(({ key }) => key === letter.key)) booked.push(letter)
    if (how === 'lost') return void request.socket.destroy()
    if (how === 'silent') return
    if (how === 'slow') return void setTimeout(() => response.writeHead(200).end('{}'), 2500)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"booked":true}')
  }
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const own = typeof address === 'object' && address ? address.port : 0
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return {
    url: `http://127.0.0.1:${own}/takt`,
    port: own,
    heard,
    booked,
    behave: (how: typeof behave) => {
      behave = how
    },
    close,
  }
}
