import { crc32, deflateSync } from 'node:zlib'

/** A page with structured data and social tags, most of them right. */
export const shopPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Conical grinder, 58 mm</title>
<meta name="description" content="A quiet grinder for bars with fewer than 150 cups a day.">
<link rel="canonical" href="http://acme.example/shop">
<link rel="icon" href="/icon.png" sizes="48x48" type="image/png">
<meta property="og:title" content="The quiet grinder">
<meta property="og:type" content="product">
<meta property="og:image" content="http://acme.example/cover.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="640">
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Conical grinder, 58 mm",
  "descripton": "Quiet and cool.",
  "awards": "Bar tool of the year",
  "offers": { "@type": "Offer", "price": "640,00", "priceCurrency": "EUR", "availability": "in stock" }
}
</script>
</head>
<body><main><h1>Conical grinder, 58 mm</h1><p>Conical burrs turn slowly, heat the coffee less and forgive a careless setting.</p></main></body>
</html>`

/** A real PNG of 1200 by 630 pixels, all of one colour. */
export const coverPicture: Buffer = png(1200, 630)

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit of grey for each pixel.
  header.writeUInt8(1, 8)
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
  row[0] = 0
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
