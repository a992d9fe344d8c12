/** A signature check for the receiver, with the library of Standard Webhooks for each language. */
export const verificationSnippets: readonly { language: string; install: string; code: string }[] = [
  {
    language: 'TypeScript',
    install: 'npm install standardwebhooks',
    code: `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '') // whsec_…

createServer(async (request, response) => {
  const body = await text(request) // as it came: parsing first breaks the signature
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  try {
    const event = webhook.verify(body, headers) as { type: string; data: unknown }
    console.log(request.headers['webhook-id'], event.type, event.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(8080)
`,
  },
  {
    language: 'Python',
    install: 'pip install standardwebhooks flask',
    code: `import os
from flask import Flask, request
from standardwebhooks import Webhook, WebhookVerificationError

app = Flask(__name__)
webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_…

@app.post("/")
def receive():
    body = request.get_data()  # as it came: parsing first breaks the signature
    try:
        event = webhook.verify(body, dict(request.headers))
    except WebhookVerificationError:
        return "", 400
    print(request.headers["webhook-id"], event["type"], event["data"])
    return "", 204
`,
  },
  {
    language: 'Go',
    install: 'go get github.com/standard-webhooks/standard-webhooks/libraries/go',
    code: `package main

import (
	"io"
	"log"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET")) // whsec_…
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("POST /", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body) // as it came: parsing first breaks the signature
		if err != nil || webhook.Verify(body, r.Header) != nil {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		log.Printf("%s %s", r.Header.Get("webhook-id"), body)
		w.WriteHeader(http.StatusNoContent)
	})
	log.Fatal(http.ListenAndServe(":8080", nil))
}
`,
  },
]
