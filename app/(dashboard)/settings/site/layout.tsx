export { UrlState as default } from '#components/ui/url-state.tsx'
