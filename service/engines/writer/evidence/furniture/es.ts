import type { FurnitureWords } from './furniture-words.ts'

export const es: FurnitureWords = {
  menu: 'inicio|portada|menú|buscar|búsqueda|imprimir(?: (?:la página|el artículo))?|guardar|compartir(?: (?:en|el artículo))?|seguir|iniciar sesión|cerrar sesión|acceder|registrarse|suscribirse|mi cuenta|carrito|cesta|aviso legal|(?:política de )?privacidad|(?:política de )?cookies|publicidad|contacto|quiénes somos|mapa web|boletín|newsletter|ayuda|índice|(?:artículo |entrada )?(?:siguiente|anterior)|volver|cerrar|comentarios?|condiciones(?: de uso)?|accesibilidad',
  bylines: '(?:escrito|redactado|revisado|publicado|verificado) por',
  dates: '(?:publicado|actualizado|modificado|última actualización)',
  consent:
    'nosotros y nuestros (?:\\p{N}[\\p{N}.]* )?(?:socios|proveedores|partners)|nuestros (?:\\p{N}[\\p{N}.]* )?(?:socios|proveedores) y nosotros|nuestros \\p{N}[\\p{N}.]* (?:socios|proveedores)|con (?:su|tu) (?:consentimiento|permiso|acuerdo),? (?:nosotros|nuestros)|interés legítimo de nuestros (?:socios|proveedores)|(?:su|tu) privacidad (?:nos importa|es importante para nosotros)|valoramos (?:su|tu) privacidad',
  choices:
    '(?:acept(?:o|ar)|rechaz(?:o|ar)|permitir)(?: (?:todo|todas|y (?:continuar|cerrar)))*|sol[oó] (?:las )?necesarias|configur(?:ar|ación)(?: de cookies)?|continuar sin aceptar|gestionar (?:opciones|preferencias)|más opciones',
  meters:
    '(?:te|le) quedan? (?:solo |todavía |aún )?(?:\\p{N}+|un|dos|tres|cuatro|cinco) artículos? (?:gratis|gratuitos?|libres?)|(?:\\p{N}+|dos|tres|cuatro|cinco) artículos? (?:gratis|gratuitos?) (?:este mes|restantes?|por leer)|(?:has|ha) (?:leído|agotado|alcanzado) [^.!?]{0,40}artículos? (?:gratis|gratuitos?)|suscr[ií]b(?:ete|ase)(?: (?:para (?:leer|seguir|continuar)|por \\p{N})|[.!]*$)|(?:este artículo|este contenido) es (?:solo |exclusivo )?para suscriptores',
  newsletters:
    '(?:(?:el|nuestro) boletín[^.!?:]{0,30}: ?)?(?:lo mejor|lo más leído|las mejores (?:historias|noticias)|los mejores (?:artículos|consejos))[^.!?]{0,40}en (?:tu|su) (?:correo|buzón|bandeja)[^.!?]{0,30}|(?:puedes darte|puede darse|date|dese) de baja (?:cuando (?:quieras?|quiera)|en cualquier momento)',
  openingHours: '(?:horarios?|horas) de (?:apertura|atención|oficina)',
}
