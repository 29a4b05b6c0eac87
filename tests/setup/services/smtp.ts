import net from 'node:net'

export interface Mail {
  from: string
  to: string
  subject: string
  text: string
}

/** Starts a mail server that accepts every mail except those to addresses starting with "refused". */
export async function startMailServer() {
  const mails: Mail[] = []
  const waiting: ((mail: Mail) => void)[] = []
  const take = (mail: Mail) => {
    mails.push(mail)
    waiting.shift()?.(mail)
  }
  const server = net.createServer((socket) => converse(socket, take))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : ''}`,
    mails,
    /** Resolves with the next mail; ask before it is sent. */
    next: () => new Promise<Mail>((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Answers the part of RFC 5321 that the app's client uses. */
function converse(socket: net.Socket, take: (mail: Mail) => void) {
  let buffer = ''
  let isData = false
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.write('220 mail.example ESMTP\r\n')
  socket.on('data', (chunk) => {
    buffer += chunk
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      const text = buffer.slice(0, at)
      buffer = buffer.slice(at + end.length)
      if (isData) take(parse(text))
      socket.write(isData ? '250 taken\r\n' : answerTo(text))
      isData = !isData && text.toUpperCase() === 'DATA'
      if (text.toUpperCase() === 'QUIT') socket.end()
    }
  })
}

function answerTo(line: string): string {
  if (/^rcpt to:<refused/i.test(line)) return '550 no such mailbox\r\n'
  if (/^starttls$/i.test(line)) return '502 no encryption here\r\n'
  if (/^data$/i.test(line)) return '354 go on\r\n'
  return /^quit$/i.test(line) ? '221 bye\r\n' : '250 ok\r\n'
}

function parse(source: string): Mail {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return {
    from: header('from'),
    to: header('to'),
    subject: decodeWords(header('subject')),
    text: decodeBody(rest.join('\r\n\r\n'), header('content-transfer-encoding')),
  }
}

function decodeBody(body: string, encoding: string): string {
  const lf = (text: string) => text.replaceAll('\r\n', '\n')
  if (encoding === 'base64') return lf(Buffer.from(body, 'base64').toString('utf8'))
  return lf(encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body)
}

/** Decodes RFC 2047: =?UTF-8?B?…?= and =?UTF-8?Q?…?=; space between two of them is dropped. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')
}
