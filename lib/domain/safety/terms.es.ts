/** Spanish words (Spain and the Americas) of the safety rules. Notation: match.ts. Accents and ñ are written, matching does without them. */
import type { Terms } from '#lib/domain/safety/lexicon'

export const spanish: Terms = {
  groups: {
    small_parts: `
      perlita|perlitas, perlas, botones azules|rojos|verdes|amarillos|blancos|negros|dorados|brillantes, ensart* ~ =cuentas,
      chapas de refresco|cerveza|metal, granos de pimienta, clavos de olor, gemas|joyas adhesivas|plástico|de, botoncito|botoncitos, canica|canicas,
      bolitas|bolas de vidrio|cristal, metras, abalorio, chaquira, mostacilla,
      cuenta|cuentas de madera|plástico|colores|cristal|vidrio|collar|collares|colgar|ensartar, cuentas pequeñas|grandes|sueltas|redondas,
      ensart* cuentas, ensart* =las|=unas|=estas|=algunas cuentas, collar de cuentas,
      las|unas|estas|esas|algunas|varias|muchas|más de|cuentas cuentas, diez|cinco|puñado|puñados|bolsa|frasco|caja|bote|hilo de|cuentas cuentas,
      puñado|bolsa|frasco|caja|bote|hilo|tarro de cuentas, las|unas|estas|esas|algunas|varias|muchas cuentas, cuentitas, moneda, monedita, centavo,
      céntimo, botón|botones suelto|sueltos|pequeños|pequeño|viejos|variados|surtidos|colores, botón|botones de|pequeños colores|colorines|costura,
      puñado|frasco|caja|bote|tarro|lata|bolsa|puñados|bolsas de botón|botones,
      clasifi*|cuent*|ensart*|cose*|pega*|apila*|mete*|esconde*|ordena* los|unos|estos botón|botones, botoncitos, lentejuela,
      ojos|ojitos móviles|saltones|locos|movibles, guijarro, piedrecita, piedrita, piedrecilla, piedritas, gravilla, grava,
      piedras pequeñas|chiquitas|diminutas, pompón, pomponcito, conchas pequeñas|chiquitas, conchitas,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes pequeño|pequeña|pequeños|pequeñas|diminuto,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes diminuta|diminutos|diminutas,
      pieza|piezas|objeto|objetos|juguete|juguetes|imán|imanes chiquito|chiquitos|chiquitas,
      figura|figuras|cosa|cosas|parte|partes|cascabel|cascabeles pequeño|pequeña|pequeños|pequeñas|diminuto,
      figura|figuras|cosa|cosas diminuta|diminutos|diminutas|chiquito|chiquitos|chiquitas,
      parte|partes|cascabel|cascabeles diminuta|diminutos|diminutas|chiquito|chiquitos|chiquitas, clip|clips, sujetapapeles, chincheta, tachuela,
      alfiler|alfileres, imperdible, tapón|tapones, chapa|chapas de botella|botellas, corcholata,
      tapa|tapas|tapita|tapitas de botella|botellas|refresco, tapitas, corcho|corchos, tornillo, tuerca|tuercas, bellota, cascabel|cascabeles,
      pelotita, bolita, pelota|pelotas|bola|bolas pequeña|pequeñas|chica|chicas|diminuta|diminutas|minúscula,
      pelota|pelotas|bola|bolas minúsculas|saltarina|saltarinas|loca|rebotadora|chiquita|chiquitas,
      pelota|pelotas|bola|bolas de ping|golf|pingpong|squash|tenis pong|mesa, pelota|pelotas|bola|bolas de golf|pingpong|squash, dado|dados,
      goma|gomas|banda|bandas|liga|ligas elástica|elásticas, gomitas elásticas, lego, metras|bolinchas|bolondronas|polcas|cachinas|agüitas|caninas,
      canicas, bolita|bolitas|esfera|esferas|bola|bolas|balín|balines de =vidrio|=cristal|=acero|=metal|=madera|=rodamiento|=colores|=rulemán,
      balín|balines|rulemán|rulemanes|rodamiento|rodamientos, esferita|esferitas|pelotita|pelotitas|bolita|bolitas|balincito|balincitos,
      bola|bolas|esfera|esferas|pelota|pelotas|bolita|bolitas de =2|=3|=4|=dos|=tres =cm,
      del|de tamaño de|del una|un =uva|=canica|=moneda|=guisante|=garbanzo|=nuez|=cereza|=avellana|=botón|=arveja|=pulgar,
      abalorio|abalorios|mostacilla|mostacillas|chaquira|chaquiras|chaquirón|rocalla|rocallas|mullo|mullos|canutillo|canutillos|lentejuelas|lentejuela|strass|estrás|pedrería|brillantitos|mostacillones,
      cuentas|cuenta de =vidrio|=plástico|=madera|=colores|=cristal|=collar|=hama|=cerámica|=barro|=ensartar, hama|pyssla beads|cuentas,
      cuentecitas|cuentecillas|cuenteritas|cuentita, ensart*|enhebr* ~ cuentas|abalorios|perlas|botones,
      cuentas y|o|^ =hilo|=cordón|=botones|=lana|=cordones, perlas de =plástico|=colores|=fantasía|=bisutería|=imitación|=collar,
      perlas falsas|sueltas|blancas|doradas|plásticas, collar de =perlas, perlitas,
      botones de|del|en =camisa|=coser|=colores|=la|=costurero|=abrigo|=nácar|=madera|=plástico|=distintos|=diferentes|=varios|=abuela|=la =abuela,
      caja|costurero|tarro|bolsita|bolsa|puñado|lata|montón|frasco|puñadito ~ botones|monedas|cuentas|tornillos|piedritas|canicas|clips|conchitas,
      botones grandes|medianos|sueltos|sobrantes|reciclados|planos,
      botón|botones y|o|^ =lana|=hilo|=cuentas|=pegamento|=fieltro|=pompones|=lentejuelas, ojos|ojitos|ojitos de =botón|=plástico|=manualidades,
      ojos|ojitos móviles|movedizos|saltones|locos|adhesivos|giratorios|movibles|que|plásticos|bailarines,
      gemas|gema|joyas|joyitas|piedras|piedritas|diamantes|cristales|brillantes adhesivas|acrílicas|brillantes|preciosas|autoadhesivas|plástico|decorativas|adhesivos|acrílicos|semipreciosas|pulidas|pequeñas|chiquitas|chicas|lisas|de =fantasía|=plástico|=colores|=río|=vidrio|=pecera|=acuario|=cristal|=bisutería,
      gemas, joyitas, piedras|piedrecitas|guijarros|cantos|piedra de|del =río|=playa|=mar|=acuario|=pecera|=jardín =pequeñas|=pequeños,
      guijarros|chinas|chinitas|cantos|pedrusquitos|pedruscos =rodados, cantos rodados, chinitas,
      piedritas|piedrecitas|piedrecillas|pedritas|piedrillas|pedrezuelas|gravilla|gravillas|grava|grava|ripio|cascajo,
      conchitas|caracolitos|caracolillos|caracoles|conchas =pequeñas|=pequeños|=diminutas|=marinos, caracolitos|caracolillos|almejitas,
      conchas pequeñas|chicas|diminutas|chiquitas|minúsculas,
      arandela|arandelas|roldana|roldanas|rondana|rondanas|golilla|golillas|remache|remaches|perno|pernos|tuercas|tuerca|tornillos|tornillo|tornillitos|clavo|clavos|clavitos|grapa|grapas|tachuelas|puntillas|chinches|chinche|chinchetas|alfileres|imperdibles|seguritos|ganchitos =pequeños,
      arandela|arandelas|rondana|rondanas|remache|remaches|perno|pernos|clavitos|chinches, alfiler de|gancho =gancho|=nodriza, ganchos de =nodriza,
      encuadernador|encuadernadores|broches =latón|=encuadernar|=metálicos, broche|broches =a =presión|=pequeños|=de =presión, corchete|corchetes,
      tapita|tapitas|tapa|tapas|tapón|tapones|chapa|chapas|corcholata|corcholatas|fichas|ficha|chapitas|chapita de =gaseosa|=refresco|=botella|=botellas|=cerveza|=plástico|=agua|=leche|=bote|=rotulador|=bolígrafo|=pasta|=champú|=rosca,
      chapitas|tapitas|taparroscas|taparrosca|tapacoronas|corcholatas|taponcitos,
      tapón|tapones|tapas plástico|plásticas|plásticos|reciclados|recicladas|chiquitas|pequeñas|pequeños|colores,
      capuchón|capuchones|capucha|capuchas de =bolígrafo|=rotulador|=boli|=marcador|=lapicero,
      goma|gomas|borrador|borradores =de =borrar|=pequeñas|=mini ~ =pequeñas|=pequeños,
      fichas|ficha de =parchís|=dominó|=póker|=juego|=damas|=bingo|=lotería|=colores|=ludo, peones|peón de =ajedrez|=parchís|=juego,
      figuritas|muñequitos|animalitos|cochecitos|autitos|juguetitos|miniaturas|muñequito|figurita|dinosauritos =diminutos|=pequeños|=de =plástico|=plástico|=lego|=sorpresa,
      figuritas|miniatura|miniaturas|juguetitos, accesorios|zapatitos|zapatos de =muñeca|=barbie|=playmobil, playmobil, lego|legos|ladrillitos,
      piezas de =lego|=puzle|=puzzle|=rompecabezas|=construcción =pequeñas|=pequeño|=mini,
      piezas|piececitas|piecitas pequeñas|chicas|chiquitas|sueltas|diminutas|minúsculas, piececitas|piecitas, dado|dados|dadito|daditos,
      dado ~ =parchís|=juego, moneda|monedas|monedita|calderilla|céntimos|centavos|pesetas|pesos =sueltos|=en =monedas,
      calderilla|vuelto =en =monedas,
      moneda|monedas|monedas de|pequeñas|reales|brillantes|doradas|plateadas|verdad =un|=dos|=cinco|=diez|=veinte|=euro|=peso|=centavo|=cobre|=verdad|=verdaderas,
      alcancía|hucha ~ moneda|monedas|peso|pesos|centavos, cascabelitos|cascabelito|campanitas|campanillas|cascabeles =pequeñas|=sueltos,
      cascabelitos, campanillas, pompones|pompón|pomponcitos|borlas|motitas|pompon =pequeñas,
      bolas|bolitas de|algodón =algodón =pequeñas|=poliestireno|=espuma =pequeñas|=icopor|=porexpan|=telgopor|=unicel|=tecnopor|=corcho|=plumavit|=anime|=fieltro|=goma,
      bellotas|bellota|castañas|castaña|hayucos|agallas|piñitas|piñas =pequeñas, castañas|castaña =y|=del|=para|=en|=sobre, piñitas,
      cáscaras|cáscara|medias de =nuez|=avellana|=pistacho|=almendra,
      huesos|hueso|cuescos|pepas|carozo|carozos|pepitas de =aceituna|=cereza|=durazno|=ciruela|=dátil|=aguacate|=melocotón|=mango,
      semillas|pepas|frijolitos|nueces|garbanzos|huayruros|huairuros =para =ensartar|=para =clasificar, huayruros|huairuros|ojos =de =venado,
      gomitas|ligas|liguitas|gomillas|elásticos|bandas|banditas|hules|cauchos|cauchitos|elástica de|elásticas|elástico|del =goma|=hule|=pelo|=cabello|=colores|=loom,
      liguitas|gomillas|ligas|gomitas|banditas =elásticas, banditas elásticas,
      pinzas|pinza|broches|broche|pasadores|horquillas|horquilla|prendedores|invisible|invisibles =pequeñas|=mini|=pelo|=ropa =pequeñas|=diminutas,
      horquillas|pasadores de =pelo|=cabello, pinzas mini|pequeñas|diminutas|chiquitas,
      pendientes|aretes|aros|aritos|zarcillos|anillos|anillitos|sortijas|dijes|dije|charms|colgantes =y|=pequeños|=de,
      aretes|zarcillos|aritos|anillitos|dijes|dije, dedal|dedales, llavecitas|llavecita, candaditos,
      bombillas|bombillitas|foquitos|ampolletas =pequeñas, imancitos|imanes|imancito pequeños|chiquitos|diminutos|chicos, imancitos,
      pelotas|pelota|bola|bolas|pelotitas saltarinas|saltarina|locas|rebotonas|rebotadoras|botonas|de =ping|=golf|=pingpong|=billar|=squash|=pádel|=frontón|=tenis =de,
      pelotas de ping|pingpong|golf|futbolín|squash, ping pong, pimpón|pimpon, confites =plateados, bolitas =plateadas,
      pinchos|palillos|escarbadientes|mondadientes =cortados,
      cositas|objetitos|cosillas|chismes|tesoritos|tesoros|cacharritos|cachivaches pequeñas|pequeños|chiquitos|del|diminutos|diminutas|de|chiquitas =cajón|=costurero|=bolsillo|=caja,
      cosas|objetos|piezas|elementos|materiales|partes|cositas muy pequeñas|pequeños|menudas|menudos|chicas|chicos|chiquitas,
      objetos|cosas|piezas menudos|menudas|chicos|chicas|minúsculos|minúsculas|chiquitos|chiquitas, menudencias|menudos =de =cajón
    `,
    not_small_parts: `
      apriet*|puls*|presion*|toc* ~ botón|botones, perlas de lluvia|sudor|sabiduría, cerrad*|sujet*|fijad*|atornillad* con|por ~ tornillo|tornillos,
      quita|quite|quiten|retira|retire|retiren|saca ~ grapas|clavos|alfileres|chinchetas,
      cuenta|cuentas hasta|con|de|que|cuántas|cuántos|los|las|las|conmigo cien,
      cuenta|cuentas atrás|regresiva|tú|a|un|una|en|despacio|juntos|bancaria|veces cien, cuenta hasta, cuenta atrás,
      en|por|darse|dar|caer|cayendo|su|tu|mi cuenta, las cuentas claras, moneda|monedas de papel|cartón|chocolate, corcho blanco,
      tablero|panel|lámina de corcho, pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de papel|masa|plastilina|barro,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de arcilla|lana|calcetín|calcetines|tela,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de algodón|pan|plátano|arroz|fruta,
      pelotita|pelotitas|bolita|bolitas|bola|bolas|pelota|pelotas de miga|avena|queso|nieve|aluminio,
      bolitas|bolas|pelotas|bola|pelota pequeña|pequeñas de papel|masa|plastilina|barro|arcilla|lana,
      bolitas|bolas|pelotas|bola|pelota pequeña|pequeñas de calcetines|tela|algodón|pan|plátano|arroz|nieve,
      bolitas|bolas|perlas|cuentas|esferas de hidrogel|gel|agua|rocío,
      pompón|pompones|dado|dados|piedra|piedras|tapas|tapón grande|grandes|gigante|gigantes|gruesos,
      pompón|pompones|dado|dados|piedra|piedras|tapas|tapón enorme|enormes|blando|blandos|espuma,
      tapones|corcho|corchos|cuentas|clip|clips|cascabel|cascabeles|bellotas grande|grandes|gigante|gigantes|gruesos,
      tapones|corcho|corchos|cuentas|clip|clips|cascabel|cascabeles|bellotas enorme|enormes|blando|blandos|espuma, dado|dados de espuma|cartón|tela,
      grandes pompones|dados, cuentas gigantes|enormes, pequeña parte, partes|parte pequeña del|de, echar|hacer|saldar cuentas,
      pieza|piezas pequeñas de fruta|pan|queso|plátano|papel|tela, trozos pequeños, imán|imanes pequeños y potentes|fuertes, dado que,
      dado|dados el|la|un|los, pequeñas partes del cuerpo, lego duplo,
      piezas|cuentas|botones|monedas|fichas|pompones|piedras|tapones|tapas|dados|cascabeles|bellotas|conchas|gemas|corchos|abalorios|perlas|bloques|figuras|ojos grandes|grandotes|gigantes|enormes|gruesos|gruesas|blandos|blandas|grandotas|dibujados|dibujadas|pintados|pintadas|impresas|bordados|bordadas|imaginarias|imaginarios|invisibles|cosidos|cosidas,
      piezas|cuentas|botones|monedas|fichas|pompones|piedras|tapones|tapas|dados|cascabeles|conchas|gemas|perlas|joyas|ojos|ojitos de =papel|=cartón|=cartulina|=fieltro|=tela|=chocolate|=mentira|=espuma|=peluche|=goma =eva|=foami|=plastilina|=juguete =grandes|=masa|=agua =dibujadas|=tiza,
      moneda|monedas|botón|botones|fichas|dado|joyas de|en cartón|cartulina|papel|fieltro|tela|tiza,
      mayores|grandes|tamaño que|como|de =el =puño|=la =mano|=un =puño|=una =mano|=puño|=mano,
      del tamaño|grandes|grande de|como|que =la =mano|=tu =mano|=su =mano|=un =puño|=una =mano|=mi =puño|=su =puño|=el =puño|=un =limón|=una =naranja,
      piedra|piedras|botón|botones|cuenta|cuentas|bola|bolas|pelota|pelotas|cascabel|cascabeles|corcho|corchos|dado|dados ~ =como =el|=como =un|=del =tamaño ~ =puño|=mano|=naranja|=pomelo,
      botón|botones de|del =encendido|=apagado|=pausa|=inicio|=la =tele|=ascensor|=elevador|=play|=reproducir|=volumen|=pánico|=timbre|=la =radio|=su =camisa|=su =pijama|=tu =camisa|=la =camisa|=su =abrigo|=la =chaqueta|=mando|=control|=teléfono|=arranque|=mentira,
      abrocha|abrochar|abrochen|desabrocha|desabrochar|abotona|abotonar|aprieta|apretar|aprieten|pulsa|pulsar|pulsen|presiona|presionar|presionen|toca|tocar|toquen|oprime|oprimir ~ botón|botones,
      botón =rojo|=mágico|=verde|=imaginario|=secreto|=gigante|=grande|=azul|=invisible, ombligo|nariz =de =botón, nariz de botón,
      cuenta|cuentas =conmigo|=cuentos|=corriente|=los|=las|=hasta|=con|=cuántos|=cuántas|=un|=una|=tu|=su|=del =uno|=en =voz|=cada|=como|=lo|=qué|=si|=historias|=pasos|=hacia|=al|=de =uno|=de =dos|=tres|=diez,
      se|te|me|nos|les|dar|darse|da|dan|hacer|por|a|en|al|fin|más|tener|tiene cuenta|cuentas, a fin de cuentas, tener en cuenta, más de la cuenta,
      perlas|gotas|gotitas|cuentas|bolitas de =lluvia|=rocío|=agua|=sudor|=pintura|=luz|=sabiduría|=lluvia, como|parecen|cual perlas,
      dado =que|=una|=un|=a|=el|=la|=por|=la =vuelta|=su|=vueltas, has|ha|he|hemos|han|haya dado, dadas|dados =a|=por|=la|=las|=los|=en =cuenta,
      dado|dados de =espuma|=tela|=cartón|=peluche|=goma|=trapo|=fieltro|=caja|=acciones|=20|=15|=10|=madera =grande,
      dado|dados grande|gigante|enorme|blando|acolchado|inflable, hule|ligas =de =fútbol|=de =baloncesto,
      liga|ligas =de =la =justicia|=de =fútbol|=nacional, cáscara|cáscaras de =plátano|=naranja|=huevo|=sandía|=mandarina,
      pequeñas|pequeños|pequeña|pequeño|chicas|chicos|chiquitas|chiquitos|diminutas|diminutos =cosas =de|=detalles|=pasos|=cambios|=gestos|=logros|=grupos|=artistas|=exploradores|=placeres|=trozos|=olas|=pausas|=porciones,
      cosas pequeñas =de =la =vida|=que, partes|parte pequeñas|pequeña|pequeño =del =cuento|=del =cuerpo|=de =la|=de =un|=del,
      objetos|juguetes|piezas|cosas|partes pequeños|pequeñas =fuera|=lejos|=en =el =suelo|=al =alcance|=que =pueda|=que =puedan|=sueltas =que,
      clavo|clavos =la|=el|=de =olor =en =polvo,
      tapa|tapas|tapón|tapones|chapa|chapas|tapitas =bien|=cerrada|=cerrado|=de =la =olla|=de =olla|=de =ollas|=de =cacerola|=puesta|=a =rosca|=de =cazuela|=de =caja|=roscada,
      cierra|cierren|cerrar|pon|poner|pega|pegar|ajusta|aprieta|sella|sellar|asegura ~ tapa|tapón|tapas|tapones|tapita|chapa,
      clip|clips =de =vídeo|=musical, videoclip, chapa|chapas =de =metal =grande|=de =madera|=identificativa,
      castaña|castañas|avellana =y =verde|=claro|=ojos, ojos|pelo|cabello|color castaño|castaños|castaña|avellana,
      goma =de =borrar|=eva|=espuma|=elástica =de =saltar, gomas|gomitas =de =saltar, imán|imanes dentro|sellados|cubiertos
    `,
    balls: 'pelota|pelotas, bola|bolas, esfera|esferas, balón|balones',
    not_balls: `
      pelota|pelotas|bola|bolas de papel|masa|plastilina|barro|arcilla|lana|calcetín|calcetines|tela|algodón|nieve, pista de bolas
    `,
    seeds: 'semilla|semillas',
    not_seeds: `
      semillas grandes, semilla grande, sobre|sobres|paquete de semillas, papel de|con semillas, semillas gigantes
    `,
    balloons: `
      globo|globos, globito|globitos, bombucha|bombuchas, bombas|bombitas de agua|fiesta|cumpleaños,
      guante|guantes de látex inflado|inflados|hinchado|hinchados, guante|guantes inflado|inflados|hinchado|hinchados, infl* un guante,
      globo|globos de|con =agua|=látex|=helio|=colores|=fiesta|=cumpleaños|=modelar|=globoflexia, globoflexia,
      bomba|bombas|vejiga|vejigas|chimbomba|chimbombas|vejiguita|vejiguitas|bombita|bombitas|bombucha|bombuchas|espantasuegras|buchaca|vejigas inflada|infladas|de|para|con =inflar|=agua|=globo|=látex|=colores|=fiesta|=carnaval|=cumpleaños,
      bombuchas|bombucha|chimbomba|chimbombas, bomba|bombas|bombitas|bombita de|con agua|fiesta|inflar|carnaval|látex|colores,
      infl*|hinch*|llen*|sopl* ~ vejiga|vejigas|guante|guantes|bombas, guante|guantes de ~ =inflado|=inflados|=hinchado|=hinchados|=llenos =de =aire
    `,
    not_balloons: `
      globo|globos aerostático|aerostáticos|terráqueo|terráqueos|terrestre|ocular|oculares|meteorológico, viaje|paseo|vuelo en globo,
      globo|globos de papel|diálogo|texto|aluminio|cartón|fieltro|foil, globo|globos metálico|metálicos, batidor de globo, globo de pensamiento,
      globo|globos =de =aire =caliente|=aerostáticos|=dibujado|=dibujados|=imaginario|=imaginarios|=pintado|=pintados|=invisible,
      globo|globos de|en =papel|=cartulina|=tela|=fieltro|=cartón|=madera|=pompas|=jabón|=lana|=playa|=texto|=diálogo|=cómic,
      viaje|viajar|volar|vuelo|paseo|cesta|vuelta|subir|subimos|viajamos|volamos ~ =globo, globos =oculares,
      como|cual|igual|parecen|somos|ser|son|fuéramos ~ globo|globos,
      barriga|barriguita|tripa|panza|pancita|mejillas|cachetes|respiración|respirar ~ globo|globos, globo =sonda|=dirigible, pompas =de =jabón
    `,
    choking_food: `
      cacahuete|cacahuate|cacahuates|cacahuetes, maní|maníes, almendra, nuez|nueces, avellana, anacardo, marañón, pistacho, pecana, macadamia,
      piñón|piñones, frutos secos, fruto seco, castaña|castañas, palomitas, pochoclo, pororó, canguil, crispetas, cotufas, cabritas, pipoca,
      rosetas de maíz, caramelo|caramelos, caramelito, piruleta, chupetín, chupachups, chupa chups, chupeta, paleta|paletas de caramelo|dulce,
      chuche|chuches, chuchería, golosina, gominola, dulces, malvavisco, masmelo, esponjita, nubes|nube de azúcar|golosina, marshmallow,
      rodaja|rodajas|rueda|ruedas|ruedita|rueditas|rebanada|rebanadas de =salchicha|salchicha|perrito,
      disco|discos|círculo|círculos|moneda|monedas|trozo|trozos de =salchicha|salchicha|perrito,
      salchicha|salchichas ~ en|por rodajas|ruedas|rueditas|rebanadas|discos|círculos|trozos|enteras, pipas, pepitas, semillas de girasol|calabaza,
      palomitas|palomita|pochoclos|pochoclo|cotufas|cabritas|crispetas|canchita|canguil|poporopo|pororó|maíz =pira|=inflado|=reventado|=tostado|=pisingallo,
      maíz inflado|reventado|tostado|pira|palomero|cancha, canchita, rositas|rosetas|flores de maíz, kikos|quicos|cancha =serrana,
      frutos|fruto secos|seco|rojos =deshidratados,
      cacahuates|cacahuetes|maní|manises|maníes|panchitos|almendras|almendrucos|nueces|avellanas|anacardos|merey|marañones|castañas|pistachos|pecanas|pecana|nuez|macadamias|piñones|chufas|garrapiñadas|garapiñadas|turrón|turrones|peladillas|peladilla|guirlache|palanqueta|mazapán =duro|=con,
      garrapiñadas|garapiñadas|peladillas|guirlache|palanqueta|turrón|merey|pralinés|praliné|manises|panchitos|almendrucos|chufas, mix =de =frutos,
      mezcla =de =frutos =secos|=senderista,
      caramelos|caramelo|caramelitos|chupetines|chupetín|chupeta|chupetas|pirulí|pirulís|pirulines|pirulín|piruletas|chupirul|chupachús|colombinas|colombina|bombones|bombón|bombón =duro|grageas|gragea|lacasitos|conguitos|confites|confite|pastillas|pastilla|peladilla|toffees|tofes|gomitas|gomita|gominolas|ositos|osito|chuches|chuche|golosinas|chicle|chicles|regaliz|regalices|dulces|dulcecitos|nubes|malvaviscos|bombones|masmelos|jamones|angelitos|esponjas|marshmallows|mentas|menta|mentitas|jellies|frunas|sugus|gajos duro|duros|masticables|masticable|goma|gelatina|dulce|dulces|chicle|grenetina|blandos|azucarados|palito|palo,
      chupetines|chupetas|pirulí|pirulís|pirulines|pirulín|chupirul|chupachús|colombinas|colombina|grageas|gragea|lacasitos|conguitos|toffees|tofes|gominolas|chuches|golosinas|chicle|chicles|regaliz|regalices|sugus|malvaviscos|masmelos|malvavisco|marshmallows|caramelos|gomas =de =mascar,
      goma|gomas|gomitas|ositos de =mascar|=gelatina|=goma|=azúcar|=grenetina|=osito|=dulce, gomitas =dulces|=azucaradas|=de =osito,
      nubes de =gominola|=golosina|=azúcar|=caramelo|=chuche|=malvavisco, nubes|esponjitas|jamones =rosas =y =blancas|=tostadas,
      confites|confite =de =colores|=de =chocolate,
      bolitas|bombones|huevitos|huevos|perlas|pastillas|botones|pepitas|chips|chispas|gotas de =chocolate|=caramelo|=azúcar|=anís|=menta,
      pasas|uvas =pasas|pasita|pasitas|arándanos =secos|=deshidratados|orejones|ciruelas =pasas|dátiles|higos =secos|fruta =deshidratada|fruta =seca,
      pasitas|orejones|dátiles|uvas pasas, uva pasa, ciruelas|ciruela pasa|pasas, pasas =de =uva|=y|=para|=en,
      fruta|frutas seca|secas|deshidratada|deshidratadas|desecada|confitada|confitadas|escarchada, arándanos secos|deshidratados|enteros,
      pipas|pipa|pepitas|pepas|semillas|semilla de =girasol|=calabaza|=sandía|=zapallo|=melón|=ayote|=chía, pipas|pepitas =saladas|=tostadas,
      aceituna|aceitunas|oliva|olivas, cereza|cerezas =con|=enteras|=y|=de =postre, papas|patatas|plátanos|tortillas fritas|chips,
      papitas =fritas|papas =chips, totopos|nachos|doritos|ganchitos|cheetos|chizitos|risketos|chicharrón|chicharrones, cortezas =de =cerdo,
      cubos|cubitos|dados|daditos|taquitos|tacos|trozos de =queso|=jamón|=carne|=salchichón|=manzana =cruda,
      manzana|apio|pimiento|brócoli|coliflor|pera|nabo|jícama|rábano crudo|cruda|crudos|crudas|duro|dura|entera,
      apio|pimiento|jícama|pepino en =bastones|=palitos|=trozos|=tiras|=crudo,
      bastones|palitos|bastoncitos de =apio|=verdura|=verduras|=jícama|=manzana|=pimiento, crudités, verduras|verdura|hortalizas cruda|crudas,
      salchicha|salchichas|perrito|hot|vienesas|frankfurt|chorizo|salchichón|chistorra|butifarra ~ =rodajas|=ruedas|=rueditas|=rodajitas|=rodajas|=entera|=enteras|=pinchadas|=pinchada|=trozos|=discos|=cortadas|=cortada,
      rodajas|rodajitas|ruedas|rueditas|discos|monedas|trocitos|pedacitos|trozos de =salchicha|=salchichas|=chorizo|=perrito|=hot|=frankfurt,
      rodajitas|rueditas de salchicha, pepperoni|fuet|longaniza =en, maíz =dulce =en =mazorca, cubitos =de =hielo ~ =chup*|=boca
    `,
    choking_unless_cut: `
      uva|uvas, salchicha|salchichas, perrito|perritos caliente|calientes, pancho|panchos, vienesa|vienesas, uvas|uva|uvitas,
      salchichitas|salchichita|salchicha|salchichas|vienesas|wieners|frankfurts|hot =dog|hot =dogs|jochos|panchos|pancho|perros =calientes|perro =caliente|choripán,
      jitomatitos|tomatitos|tomatito, tomate|tomates|jitomate|jitomates cherry|cherri|uva|cereza|cherrys|cherries|pequeño|pequeños|perita|chiquito,
      cherry|cherrys|cherris,
      arándanos|arándano|mirtilos|moras =azules|grosellas|ciruelitas|lichis|lichi|longan|rambután|guindas|guinda|cereza|cerezas|aceitunas,
      bolitas|perlas de =melón|=sandía|=mozzarella|=queso, mozzarella|mozarela =en =bolitas|=mini|=perlas, mozzarellitas
    `,
    choking_unless_soft: `
      zanahoria|zanahorias cruda|crudas, rodaja|rodajas|bastón|bastones|palito|palitos|rueda|ruedas de zanahoria|zanahorias,
      ruedita|rueditas|círculo|círculos|rebanada|rebanadas|disco|discos de zanahoria|zanahorias,
      zanahoria|zanahorias en|cortada|cortadas|en rodajas|bastones|palitos|ruedas|tiras|en,
      zanahorias|zanahoria crudas|cruda|crujiente|crujientes|fresca|frescas|enteras|entera|baby|mini|crudita|cruditas,
      zanahoria|zanahorias en|a =rodajas|=bastones|=palitos|=tiras|=ruedas|=rueditas|=monedas|=bastoncitos|=rodajitas|=cubos|=trozos,
      bastoncitos|bastones|palitos|tiras|monedas|rodajas|rodajitas|rueditas|ruedas|cubos|trozos|discos de zanahoria|zanahorias,
      muerd*|mordisque*|mastic* ~ =zanahoria|=zanahorias, zanahorita|zanahoritas =crudas
    `,
    nut_butter_spoon: `
      cucharada|cucharadas|cucharadita ~ mantequilla|crema|manteca de cacahuete|cacahuate|maní,
      cucharada|cucharadas|cucharadita ~ mantequilla|crema|manteca de almendra|almendras|avellanas|nueces,
      cucharaditas|cuchara|cucharas|cucharón ~ mantequilla|crema|manteca de cacahuete|cacahuate|maní,
      cucharaditas|cuchara|cucharas|cucharón ~ mantequilla|crema|manteca de almendra|almendras|avellanas|nueces,
      mantequilla|crema|manteca de cacahuete|cacahuate|maní|almendras ~ cuchara|cucharada|cucharadas,
      cucharada|cucharadas|cucharadita|cucharaditas|cuchara|cucharas|cucharón|cucharazo|cucharita|bola|pegote|plasta|bocado|dedo de|con|llena|llenas|colmada =mantequilla|=crema|=pasta|=manteca|=de =crema|=de =mantequilla ~ cacahuete|cacahuate|maní|almendra|almendras|nueces|avellanas|anacardo,
      cucharada|cucharadita|cuchara ~ nutella|tahini|nocilla,
      chup*|lam*|com* ~ mantequilla|crema|pasta|manteca de cacahuete|cacahuate|maní|almendra|almendras|avellanas ~ cuchara|cucharita|dedo|tarro
    `,
    not_choking: `
      nuez moscada, nuez|nueces de coco, cáscara|cáscaras|mitad|mitades de nuez|nueces|pistacho|pistachos|cacahuete|maní|castaña,
      color|colores caramelo|almendra|castaña|uva|avellana|pistacho, ojos|ojo almendra|castaños,
      harina|leche|bebida|aceite de almendra|almendras|avellana|avellanas|nuez|cacahuete|maní|coco|soja,
      mantequilla|crema|manteca de cacahuete|cacahuate|maní|almendra|almendras|avellana|avellanas,
      almendra|almendras|nueces|avellanas|frutos molida|molidas|molidos|rallada|picadas, zumo|jugo|mosto de uva|uvas,
      sirope|salsa|punto|helado de caramelo, perro|perros salchicha, palomitas mensajeras, paloma|palomas palomitas, castaña|castañas de indias,
      sellos|sello|estampa|puré|tarta|pastel|sopa|crema|bizcocho de zanahoria, dulces sueños|palabras|voz, sueños dulces,
      salchicha|salchichas de plastilina|masa|arcilla|barro|tela, plastilina|masa|arcilla ~ salchicha|salchichas, nueces =del cuello,
      nuez del|de cuello|adán, papas|patatas dulces, frutas dulces, palitos|bastón|bastones de caramelo, nubes|nube de algodón,
      hojas|hoja de uva|parra,
      jug*|somos|ser|seamos|fuéramos|hacemos|imit*|imagin*|bail*|salt*|brinc*|como|cual|convert*|transform*|parec* ~ palomita|palomitas|pochoclo|pochoclos|cotufas|crispetas|cabritas|canguil|granos|maíz|granito|granitos|caramelo|caramelos|malvavisco|salchicha|salchichas|nuez|nueces|uva|uvas,
      palomitas =de =papel|=al =aire|=de =la =paz|=blancas|=volando|=mensajeras,
      baile|danza|salto|saltos|canción|juego de =las|=los|=la|=palomitas palomitas|pochoclos|nueces, nueces =de =mentira|=moscada,
      felt|juguete|fieltro|cartón|papel|plástico|madera|plastilina|tela|mentira|mentiritas|crochet|masa|arcilla|dibujadas|dibujados|pintadas|imaginarias|imaginarios ~ uvas|palomitas|zanahorias|salchichas|caramelos,
      uva|uvas|palomitas|zanahoria|zanahorias|salchicha|salchichas|caramelo|caramelos|piruleta|piruletas|chupetín|tomates|cerezas|aceitunas|golosinas|dulces|chuches|nueces|almendras ~ =juguete|=fieltro|=cartón|=papel|=plástico|=madera|=plastilina|=tela|=mentira|=mentiritas|=ganchillo|=crochet|=masa|=arcilla|=dibujadas|=dibujados|=imaginarias|=imaginarios|=cartulina|=lana,
      pasas =por|=al|=a|=el|=la|=de =la|=lista|=página|=bajo|=tiempo|=un|=junto|=debajo|=entre|=de =uno|=primero|=despacio|=los|=las|=esa|=otra,
      lo|la|te|las|los|cómo|le|tú pasas, dulces =sueños|=melodías|=canciones|=nanas|=sonidos,
      dulce|dulces voz|sueños|canción|melodía|hogar|espera|nana, tono|voz|sonidos|sueños|palabras dulce|dulces, papa|patata|batata dulce, agua dulce,
      flauta dulce, maíz dulce, osito|ositos =de =peluche|=polar|=de =trapo|=panda, pastillas =de =jabón,
      pipa|pipas =de =la =paz|=de =agua|=de =juguete|=de =jabón, pipa =de,
      color|tono|ojos|verde|rojo|negro|aroma|olor|perfume|sabor|tinte|piel|pelo a|de|color|como|y =caramelo|=aceituna|=oliva|=uva|=cereza|=menta|=pistacho|=avellana|=almendra|=castaña|=zanahoria|=tomate|=chicle|=nuez|=regaliz,
      verde|rojo|rosa|color pistacho|oliva|menta|aceituna|cereza|chicle|caramelo|uva, aceite de =oliva|=almendras|=girasol, menta fresca|hierbabuena,
      hoja|hojas|ramita|planta|té|infusión de =menta|=regaliz,
      salsa|puré|sopa|crema|zumo|jugo|planta|plantas|semillas|hojas|árbol|flor|huerto|mata|rama|brote de =tomate|=tomates|=zanahoria|=zanahorias|=uva|=cereza|=cerezo|=cerezas|=castaño|=almendro|=nogal|=olivo|=maní,
      zanahoria|zanahorias|manzana rallada|ralladas|cocida|cocidas|al =vapor|hervida|hervidas|blanda|blanditas|asada,
      conejo|conejos|conejito|burro|caballo|caballos|muñeco =de =nieve ~ =zanahoria|=zanahorias,
      zanahoria|zanahorias =para =el =conejo|=los =conejos|=el =caballo|=para =los =caballos|=el =muñeco|=de =nariz, nariz de =zanahoria,
      nube|nubes =blancas|=del|=de =tormenta|=de =papel|=en =el|=grises, castaña|castaño|castaños|castañas =claro|=de =indias,
      ardilla|ardillas ~ nuez|nueces|avellanas|bellotas|piñones, pan =duro, huevo|huevos|papel|bola|bolas de =chocolate =de =mentira,
      nuez =de =la =garganta, gotas =de =lluvia
    `,
    honey: `
      miel, miel|mieles, miel =de =abeja|=de =flores, hidromiel, melaza =de =abeja, aguamiel =de =abeja, panal =de =miel =para =comer,
      baklava|pestiños =con =miel
    `,
    not_honey: `
      color|colores|tono|ojos|ojitos|dorado miel|color, luna de miel, abeja|abejas|abejita|panal de|la miel, tarro|bote de miel =de juguete|vacío,
      mi|miel miel, miel mía, color de miel, ojos de miel, miel =de =mentira|=imaginaria|=de =juguete|=de =papel|=sobre =hojuelas,
      oso|osito|osos|winnie|pooh|abeja|abejas|abejita|abejitas|colmena|panal ~ miel, ojos|pelo|cabello|tono|color|dulce|voz ~ =miel, mi miel,
      dulce =como =la =miel, melón =miel
    `,
    trampoline: `
      trampolín|trampolines, cama|camas|camita|camitas elástica|elásticas|saltarina|saltarinas, colchoneta elástica, brincolín|brincolines, tumbling,
      minitramp, cama|camas|colchón|colchoneta|malla|lona|parque|red elástica|elásticas|saltarina|saltarinas|saltarín|de =saltos|=rebote|=brincos,
      brincolín|brincolines|brincolin|tombling|tumbling|tumblin|brinca brinca, saltarín|saltarines =elástico|=grande, rebotador,
      minitrampolín|minitrampolines|mini =trampolín|trampolincito, trampolín, parque =de =saltos|=de =trampolines|=de =camas
    `,
    not_trampoline: `
      trampolín|trampolines de la|de piscina|alberca|saltos|agua, trampolín|trampolines para|de =muñecos|clavados,
      trampolín|cama =elástica =de =juguete|=para =peluches|=de =muñecas|=imaginario, trampolín =imaginario|=de =mentira|=de =juguete,
      trampolín =de =la =alberca|=olímpico, sirve|servir|fue|es ~ =trampolín =para =su =carrera
    `,
    loose_fill: `
      purpurina, brillantina, diamantina, escarcha, glitter, confeti brillante, témpera|pintura|pigmento|pigmentos en polvo,
      polvo|polvos|pintura de|holi colores|holi|témpera|tempera|pintura, espuma|crema|gel de afeitar|rasurar,
      bolitas de poliestireno|corcho|icopor|unicel|telgopor, relleno de puf,
      purpurinas|purpurina|brillantinas|brillantina|diamantinas|diamantina|escarchas|escarcha|glitter|glíter|gliter|mirella|mirellas|chispitas =brillantes|polvos =brillantes|murano|gibré|gibre|brilli brilli,
      polvo|polvillo|polvitos|polvos de|para =estrellas|=hadas|=unicornio|=brillante|=brillantes|=brillo|=plata|=oro|=tiza|=gis|=color|=colores|=holi|=témpera|=pintura|=sirena|=diamante,
      polvo|polvillo|polvos|polvitos brillante|brillantes|mágico|mágicos|plateado|plateados|dorado|dorados|holográfico|coloreado|holi,
      brillo|brillos en polvo|suelto|sueltos, brillos sueltos, brillitos, confeti|confetis|papel =picado =brillante|serpentina =molida,
      confeti|confetis|virutas|lentejuelas|recortes|escamas metálico|metalizado|brillante|plateado|dorado|metalizados|metálicas|brillantes|suelto|diminuto,
      confeti|confetis|papelillo|papelillos|mica, virutas =de =espumillón|=metálicas, espumillón =picado|=cortado|=en =trocitos,
      témpera|témperas|pintura|pinturas|pigmento|pigmentos|acuarela|tempera|gouache|anilina|anilinas|colorante en =polvo, polvos =holi|=de =colores,
      gulal, espuma|crema|gel|mousse|jabón|cuaderno de|para =afeitar|=rasurar|=barbear, nieve artificial|falsa|instantánea|en =spray|=polvo,
      bolitas|bolas|perlas|perlitas de =poliestireno|=porexpan|=poliespán|=icopor|=unicel|=telgopor|=tecnopor|=plumavit|=anime|=espuma|=corexpan|=styrofoam|=duroport|=estereofón|=puf,
      corcho =blanco =desmenuzado|=molido,
      porexpan|icopor|unicel|telgopor|tecnopor|poliestireno desmenuzado|picado|rallado|molido|en =bolitas|=pedacitos|=perlas,
      relleno de|del =puf|=puff|=puf|=cojín =de =bolitas|=peluche =de =bolitas, cacahuetes|maní|chips de =embalaje|=embalar|=relleno,
      talco|polvos =de =talco =suelto
    `,
    not_loose_fill: `
      escarcha de|en la|del|las|los|el|ventana|hielo|invierno|hojas|noche|hierba|jardín|campo|helada|mañana,
      purpurina|escarcha|brillantina|diamantina =pegada =dentro|=sellada|=cosida,
      cartulina|papel|cartón|foami|goma|foamy|pegamento|botella =sellada|frasco =sellado|lámpara ~ =con =purpurina =ya|=metalizado|=brillante|=escarchado,
      escarcha =del|=de =la|=en =el|=matutina|=blanca =del|=invernal|=que =cubre,
      polvo|polvos|polvillo mágico|mágicos|de =hadas|=estrellas =imaginario|=imaginarios|=invisible|=de =mentira|=invisibles,
      polvo|polvos mágico|mágicos =imaginario|=invisible|=de =mentira,
      confeti|confetis de =hojas|=pétalos|=papel =grande|=flores|=hojas =secas|=papel|=seda, brill* =como =la =escarcha,
      leche|cacao|levadura|azúcar en =polvo, polvo =de =hornear, limp*|quit*|sacud*|barr* ~ polvo, mica =plástica
    `,
    dry_food: `
      lenteja|lentejas, garbanzo|garbanzos, frijol|frijoles, judías, alubia|alubias, poroto|porotos, caraotas, habichuelas, arroz, pasta|pastas,
      macarrón|macarrones, fideo|fideos, maíz, guisante|guisantes, arvejas, tornillos de pasta, legumbres, coditos,
      lentejitas|lentejas|lenteja|garbanzos|frijolitos|frijoles|habichuelas|habas|haba|alubias|judías|judiones|porotos|porotitos|caraotas|fréjoles|fríjoles|fréjol|fríjol|pallares|guandú|gandules|chícharos|chícharo|arvejas|arvejitas|guisantes|petit =pois|altramuces|soja|mijo|quinoa|quinua|alpiste|cebada|avena|trigo|centeno|sémola|cuscús|bulgur|polenta|sorgo|amaranto|granos|grano|maicitos|mote|maíz|maicillo|arroz|arrocito|pochoclo =sin|cuscus|copos =de =avena|salvado =seco|tapioca|sagú|café =en =grano|granos =de =café|legumbre|legumbres,
      pasta|pastas|fideos|fideo|macarrones|macarrón|espirales|hélices|espaguetis|espagueti|spaghetti|tallarines|tallarín|plumas|plumitas|penne|rigatoni|rigatonis|tiburones|caracolas|caracolitos|conchitas|lacitos|lazos|moños|moñitos|coditos|codos|tornillos|tornillitos|mostacholes|mostachones|farfalle|fusilli|fusillis|galets|letritas|estrellitas|municiones|munición|canelones|cabello =de =ángel|ditalini|dedalitos|sopa =de =letras|pajaritas =de =pasta|raviolis|ñoquis|lasaña de =pasta|=colores|=seca|=secos|=sopa|=cruda|=crudos,
      rigatoni|rigatonis|penne|fusilli|fusillis|farfalle|mostacholes|mostachones|tallarines|espaguetis|spaghetti|macarrones|coditos|dedalitos|munición|municiones|plumitas,
      sopa de letras =seca|=cruda, letritas|estrellitas|conchitas|caracolitos|lacitos|moñitos de|para =pasta|=sopa|=fideo
    `,
    not_dry_food: `
      pasta de dientes|dental|modelar|sal|papel|maní|azúcar, papel|torta|tortas|tortita|tortitas|tortilla|harina|leche|galleta|galletas de arroz,
      harina|tortilla|tortillas|mazorca|almidón|fécula|hoja|hojas de maíz, planta|plantas|brote|semilla|semillas de =frijol|judía|lenteja|garbanzo,
      arroz|pasta|lenteja|lentejas|garbanzos|frijoles cocido|cocida|cocidos|cocidas|hervido|hervida,
      fideos|macarrones|alubias|maíz|guisantes|judías cocido|cocida|cocidos|cocidas|hervido|hervida,
      arroz|pasta|lenteja|lentejas|garbanzos|frijoles blando|blanda|blandas|congelados|cocinado|cocinada,
      fideos|macarrones|alubias|maíz|guisantes|judías blando|blanda|blandas|congelados|cocinado|cocinada, judías verdes,
      bolsita|bolsitas|saquito|saquitos de, grano|granos|granito|granitos =de =arena|=de =sal|=de =azúcar, como =granos,
      espirales|hélices =de =papel|=en =el|=dibujadas|=con, lazos|lazo|moños =de =tela|=de =cinta|=en =el|=rojos|=grandes,
      sopa|sopita|puré|crema|guiso|ensalada|leche|harina|copos|galletas|pan|papilla|bebida|postre|galleta|bizcocho|torta|tortilla|tortitas|potaje|hamburguesa|campo|campos|espiga|espigas|mazorca|mazorcas|planta|plantas|brotes|brote de|del =lentejas|=arroz|=avena|=maíz|=trigo|=guisantes|=garbanzos|=frijoles|=quinoa|=alubias|=cebada|=pasta|=verduras|=fideos|=sémola|=arvejas,
      pasta|pastas de|para =sal|=modelar|=papel|=dientes|=té|=azúcar|=sésamo|=arcilla|=harina =y =agua,
      papel|cartón|fieltro|plastilina|lana|juguete|mentira ~ fideos|espaguetis|arroz,
      fideos|espaguetis|pasta|arroz|lentejas|macarrones|maíz de =papel|=lana|=juguete|=plastilina|=mentira|=tela|=cartón|=fieltro,
      como =fideos|=espaguetis, piscina|churro =de =piscina,
      cocid*|hervid* ~ pasta|arroz|fideos|lentejas|garbanzos|espaguetis|macarrones|avena|quinoa,
      pasta|arroz|fideos|espaguetis|macarrones|lentejas|garbanzos|alubias|quinoa|avena ~ cocid*|hervid*|bland*|remojad*, cabello =de =ángel,
      café =con
    `,
    water_beads: `
      perla|perlas|bola|bolas|bolita|bolitas|cuenta de agua|hidrogel|gel|gelatina,
      cuentas|esfera|esferas|cristal|cristales|canicas|pelotitas de agua|hidrogel|gel|gelatina, orbeez, hidrogel,
      bolas|bolitas|perlas|esferas absorbentes|expandibles|expansibles, bolas|bolitas|perlas|esferas que crecen ~ agua, polímero absorbente,
      perlas|perlitas|bolas|bolitas|esferas|esferitas|cuentas|canicas|cristales|pelotitas|gemas|gotas|granos|gránulos|huevitos|burbujas|balines|cubitos de|en =agua|=hidrogel|=gel|=gelatina|=hidratación|=polímero|=silicona|=gelatinosas|=florero|=jarrón|=florista|=plantas|=riego,
      hidrogel|hidrogeles|hidroperlas|hidrobolas|hidroesferas|hidrobolitas|orbeez|orbis|orbiz|gelitos|gelballs|poliacrilato|superabsorbente|superabsorbentes,
      perlas|perlitas|bolas|bolitas|esferas|esferitas|cuentas|cristales|canicas|pelotitas|gránulos|granos|polímero|polímeros|gel absorbente|absorbentes|superabsorbente|superabsorbentes|expandible|expandibles|gelatinosa|gelatinosas|hidratables|hidratada|hidratadas|hidropónicas|mágicas|gel|gelatina|transparentes =de =agua|crecientes,
      perlas|perlitas|bolas|bolitas|esferas|esferitas|cuentas|cristales|canicas|pelotitas|gránulos|polímero|polímeros ~ crecen|crezcan|hinchan|hinchen|hincharse|absorben|absorber|expanden|expandan|agrandan|engordan|engorden|crezcan|remojo|hidraten|hidratan|hidratar|remoj*,
      remoj*|hidrat*|hinch* ~ perlas|perlitas|bolitas|esferas|esferitas|cristales|gel, tierra|arena|barro de =gel|=hidrogel|=cristal,
      juguetes|animales|dinosaurios|huevos que =crecen =en =agua|=crecen, balines|munición|bolitas|pistola de|para =gel|=hidrogel|=pistola =de =gel
    `,
    magnets: `
      imán|imanes de|del ~ altavoz|altavoces|disco|parlante|parlantes, neodimio, imán|imanes de tierras|alta|mucha raras|potencia|fuerza,
      imán|imanes potente|potentes|fuerte|fuertes|superpotente|superpotentes|suelto|sueltos,
      imán|imanes muy|super|pequeño|pequeños|chico|diminutos y|fuertes|potentes|potente|fuerte,
      imán|imanes pequeño|pequeños y potente|potentes|fuerte|fuertes, superimanes, superimán,
      bola|bolas|bolita|bolitas|esfera|esferas magnética|magnéticas|imantada|imantadas, pequeños|potentes|fuertes|poderosos imanes,
      bolas|bolitas|esferas de imán, neodimio|neodymio|samario|buckyballs|neocube|neocubo|geomag|ferrita =potente,
      imán|imanes|imancitos|imancito ~ potente|potentes|fuerte|fuertes|potentísimos|fortísimos|poderoso|poderosos|superpotentes|superfuertes|ultrafuertes|kilos|kg|pegan =con =fuerza|=mucha =fuerza|=tanta =fuerza,
      imán|imanes|imancitos pequeño|pequeños|chiquito|chiquitos|chico|chicos|diminuto|diminutos|suelto|sueltos|mini|disco|redondos|botón|de =disco|=botón|=pesca|=barra =sueltos|=neodimio|=altavoz|=bocina|=disco =duro|=parlante|=rescate|=industrial|=industriales|=alta,
      imancitos|imancito|superimán|superimanes|súperimanes, súper|super|potentes|fuertes|pequeños|diminutos|sueltos|minúsculos|poderosos imán|imanes,
      bola|bolas|bolita|bolitas|esfera|esferas|cubo|cubos|cuenta|cuentas|perlas|canica|canicas|balines|balín|disco|discos|hematita|piedras|varilla|varillas magnética|magnéticas|magnético|magnéticos|imantada|imantadas|imantado|imantados|magnetizada|magnetizadas|hematita,
      hematita|hematites =magnética|=magnéticas|=imantada,
      bolas|bolitas|esferas|esferitas|cubitos|canicas|cuentas|perlas con|de =imán|=imanes|=neodimio, pesca|pescar =magnética =con =imán,
      imanes =en =forma =de =bola|=bolita|=cubo, piercing|piercings|pendientes|aretes magnético|magnéticos|imantados|de =imán
    `,
    not_magnets: `
      imán|imanes de nevera|refrigerador|frigorífico|heladera, piezas|letras|bloques|pizarra magnéticas, imán|imanes potente|potentes dentro,
      imán|imanes|imancitos =para =la =nevera|=para =el =refrigerador|=de =herradura|=grande|=grandes|=sellado|=sellados|=cosido|=dentro|=recubierto,
      imán|imanes para|del|de|con|en =nevera|=la =nevera|=refri|=refrigerador|=frigorífico|=heladera|=letras|=herradura|=la =puerta|=recuerdo,
      pieza|piezas|letras|números|bloques|pizarra|pizarrón|tablero|tren|vagones|construcciones|losetas|azulejos|puzle|rompecabezas|caña|regletas|libro magnética|magnéticas|magnético|magnéticos|imantado|imantadas|imantada|imantados,
      somos|como|ser|seamos|manos|jugar|juego|baile|cuerpo ~ =imán|=imanes, imán|imanes =humano|=humanos|=de =atención|=imaginario|=imaginarios
    `,
    button_batteries: `
      pila|pilas|batería|baterías del|de|de reloj|audífono|calculadora, pila|pilas|batería|baterías de|tipo|en botón|moneda|reloj,
      pila|pilas|batería|baterías botón|moneda, pila|pilas|batería|baterías redonda|redondas|plana|planas,
      pila|pilas|batería|baterías de|tipo forma|tipo de botón|moneda, cr2032, cr2025, cr2016, lr44, ag13,
      pila|pilas|batería|baterías|pilitas|pilita|célula|células del|de|de|tipo|en|formato botón|moneda|reloj|relojes|litio|audífono|audífonos|calculadora|disco|pastilla|botoncito|llavero|muñeca|termómetro|tarjeta =musical,
      pila|pilas|pilita|pilitas|batería|baterías redonda|redondas|plana|planas|redondita|redonditas|planita|planitas|pequeñita|pequeñitas|chiquita|chiquitas|diminuta|diminutas|chata|chatas|circular|circulares|plateada|plateadas|finita|finitas|botón|moneda,
      pila|pilas|pilita|pilitas|batería|baterías ~ =reloj|=relojes|=moneda|=monedas|=botón|=botones|=lentejas|=calculadora|=lenteja,
      cr2032|cr2025|cr2016|cr1632|cr1620|cr1616|cr1220|cr2450|cr2430|lr44|lr41|lr43|lr1130|ag10|ag13|ag3|ag4|sr626|sr44|lr54, cr _ pila
    `,
    not_button_batteries: `
      compartimento|compartimiento|tapa|cubierta|hueco ~ pila|pilas|batería|baterías de|botón|tipo,
      pila|pilas|batería|baterías de botón|moneda ~ atornillado|atornillada|cerrado,
      pila|pilas|batería|baterías de botón|moneda ~ cerrada|sellado|sellada|atornilladas,
      pila|pilas|batería|baterías aa|aaa|recargable|recargables|grande|grandes|d|c,
      compartimento|compartimiento|tapa|portapilas|hueco|cajita|cubierta|caja ~ pila|pilas|batería|baterías ~ atornillad*|cerrad*|sellad*|segur*|fij*|bloquead*,
      comprueb*|revis*|asegur*|verific* ~ pila|pilas|batería|baterías|compartimento, pila|pilas|batería ~ atornillad*|sellad*|bloquead*|tornillo,
      recarg* ~ pilas, pilas =puestas|=incluidas|=cargadas|=de =libros
    `,
    toxic_art: `
      alcohol isopropílico|metílico|desnaturalizado, alcohol de =quemar|farmacia,
      pegamento|cola|adhesivo|barniz|laca|pintura|spray|pinturas en|de|con spray|aerosol|esprai|espray|pegamento,
      espray|spray|aerosol adhesivo|de pintura|pegamento|pintura|adhesiva, aerosol|aerosoles, disolvente, solvente, diluyente, aguarrás, trementina,
      acetona, thinner, esmalte|quitaesmalte de|sintético|uñas|acrílico, barniz|barnices, laca para|de madera, superglue,
      pegamento|cola|adhesivo|cemento instantáneo|industrial|fuerte|rápido|contacto|loco, cola|pegamento|cemento de contacto, la gotita, kola loka,
      resina epoxi|epóxica, epoxi, pintura|pinturas al|de|a óleo|aceite|esmalte|plomo, base|pintura de|con disolvente|aceite, gasolina,
      pintura|pinturas|pegamento|pegamentos sin etiqueta|etiquetas|etiquetar|marca,
      material|materiales|rotuladores|marcadores|botes sin etiqueta|etiquetas|etiquetar|marca, tolueno|xileno,
      rotuladores|marcadores con|de disolvente|solvente,
      pegamento|cola|adhesivo|pintura|pinturas|barniz|laca|fijador|esmalte|pegante|goma|sellador|imprimación|nieve|purpurina en|de|con =spray|=aerosol|=espray|=esprái|=esprai|=aerosol|=lata =de =spray|=atomizador =químico,
      spray|espray|esprái|aerosol|lata|latas|bote|botes de|para|fijador|adhesivo|adhesiva =pintura|=pegamento|=barniz|=laca|=fijador|=grafiti|=graffiti|=pelo|=esmalte|=spray|=aerosol|=nieve|=color,
      grafiti|graffiti =con, aerosoles|aerosol|laca =de =pelo|laca =para =cabello|fijador =de =pelo, laca de =pelo|=cabello|=uñas|=bombilla, fijador,
      rocía|rocíen|rociar ~ pegamento|pintura|barniz|adhesivo|laca,
      disolventes|solventes|diluyentes|diluyente|disolvente|solvente|aguarrás|trementina|acetona|quitaesmalte|quitaesmaltes|removedor|tíner|thinner|varsol|nafta|bencina|gasolina|queroseno|kerosene|keroseno|parafina =líquida|gasoil|gasóleo|petróleo|tolueno|xileno|metanol|benceno|cloroformo|lejía|lavandina|cloro|amoníaco|amoniaco|sosa|salfumán|ácido =muriático|soda =cáustica,
      quitaesmaltes|tíner|varsol|nafta|bencina|queroseno|kerosene|keroseno|petróleo|metanol|lejía|lavandina|amoníaco|salfumán, sosa|soda cáustica,
      ácido muriático|clorhídrico|sulfúrico, esmalte|esmaltes|pintaúñas|laca|barniz|pintura|quitaesmalte de|para =uñas, pintaúñas,
      esmalte|esmaltes sintético|acrílico|graso,
      alcohol =de =quemar|isopropílico|metílico|desnaturalizado|de =farmacia|=96|=curar|=70|=frotar|=madera|=botiquín,
      alcohol de =farmacia|=botiquín|=96|=curar, alcohol para =frotar|=heridas|=desteñir,
      tinta|tintas|rotulador|rotuladores|marcador|marcadores|plumón|plumones|plumones|fibrón|fibrones|lapicero|pinturas|pintura de|a|al|con|base =alcohol|=solvente|=aceite|=base =de =alcohol|=disolvente|=aguarrás|=xileno|=base =de =solvente|=óleo,
      rotulador|rotuladores|marcador|marcadores|plumón|plumones|fibrón|fibrones|tinta|sharpie|sharpies|marcatodo|marcadores permanente|permanentes|indeleble|indelebles|industriales|industrial,
      sharpie|sharpies,
      pegamento|cola|adhesivo|cemento|pegante|goma|pegaloca|pega extrafuerte|ultrafuerte|superfuerte|rápido|rápida|industrial|instantáneo|instantánea|contacto|loca|loco|epoxi|cianoacrilato|mágica|térmico =industrial|neopreno|de =contacto|=impacto|=carpintero =industrial|=zapatero|=zapatos|=cianoacrilato|=caucho|=plástico|=modelismo|=neopreno|=pvc|=montaje,
      superpegamento|super =glue|superglú|super =bonder|cianoacrilato|poxipol|poxilina|loctite|araldite|gotita|kolaloka|uhu|resistol =5000|supergen,
      superpegamento|superglú|poxipol|loctite|araldite|cianoacrilato, super|súper glue|pegamento|bonder|cola|adhesivo, kola|cola loka|loca,
      pegamento|cola de zapatero|contacto|impacto,
      resina|resinas epoxi|epóxica|epoxy|poliéster|uv|de =colada|=poliéster|=poliuretano|cristal|transparente|líquida|acrílica =líquida,
      epoxi|epoxy|poliuretano|espuma =de =poliuretano|fibra =de =vidrio|amianto|asbesto,
      pintura|pinturas|óleo|óleos|barniz|barnices|laca|lacas|esmalte|tinte|imprimación al|de|para|a =óleo|=aceite|=plomo|=esmalte|=coche|=auto|=pared|=paredes|=exteriores|=metal|=barcos|=cera =caliente|=madera =industrial|=sintética|=automóvil,
      óleos|óleo =y|=sobre|=de =verdad|=colores, barniz|barnices|barnizar|barnic*|lacar, tinte =de =madera|=de =pelo,
      decapante|removedor =de =pintura, plomo =fundido|=derretido|=de =pesca, minio, mercurio,
      pintura|pinturas|pegamento|pegamentos|bote|botes|tarro|tarros|frasco|frascos|tubo|tubos|lata|latas|material|materiales|rotuladores|marcadores|ceras|crayones|polvo|polvos|tinta|arcilla|botella|botellas|témpera|témperas sin|que|cuya|cuyo|con|desconocida|desconocido|desconocidos|viejo|anónimos =etiqueta|=etiquetas|=etiquetar|=marca|=identificar|=rotular|=nombre|=rótulo|=ha =perdido|=perdió|=perdieron|=no =tiene|=no =tienen|=etiqueta =borrada|=etiqueta =arrancada|=no =se =lee|=etiqueta =rota|=la =etiqueta,
      pintura|pinturas|pegamento|líquido|líquidos|polvo|polvos desconocido|desconocida|desconocidos|misterioso|misteriosa =origen,
      escayola =en =polvo|cemento|cal =viva|yeso =en =polvo =suelto, cal viva, látex =líquido|caucho =líquido, espuma =expansiva
    `,
    not_toxic_art: `
      disolvente universal, resina de pino|árbol, spray|espray|botella|pulverizador|atomizador|rociador|frasco ~ =agua|=con =agua|=de =agua,
      rocía|rocíen|rociar|pulveriz* ~ agua|plantas|hojas, base =de =agua|=acuosa|=agua, al agua,
      sin =disolventes|=solventes|=disolvente|=solvente|=tóxicos|=plomo|=alcohol|=acetona,
      libre|libres =de =disolventes|=de =solventes|=de =plomo|=de =alcohol, pastel|pasteles|tiza|tizas|ceras ~ =óleo|=aceite|=oleosas,
      aceite de =oliva|=girasol|=cocina|=coco|=bebé|=almendras|=masaje, ácido =cítrico|=fólico,
      cola|pegamento blanca|blanco|escolar|lavable|vinílica|barra|de =barra|=harina|=carpintero =blanca|de =pegar =blanca,
      cola =de =conejo|=del|=de =caballo|=de =ratón|=en =el|=para =entrar|=de =gato|=larga|=de =sirena|=de =dinosaurio|=de =perro,
      cloro =de =la =piscina, piscina ~ cloro, goma =de =borrar|=eva|=arábiga, leche =de =coco, resina =del|=de =los|=natural|=pegajosa,
      con =etiqueta|=su =etiqueta|=etiquetas, etiquet* ~ no =tóxico|=tóxica|=tóxicos|=tóxicas
    `,
    raw_food: `
      huevo|huevos crudo|crudos|cruda, clara|claras|yema|yemas cruda|crudas, huevo|huevos sin cocer|cocinar, masa de galletas comestible|cruda,
      masa comestible|saborizada, mayonesa casera, plastilina|masa comestible, harina cruda ~ prob*|comer|come|comen|coma|coman,
      huevo|huevos|clara|claras|yema|yemas crudo|crudos|cruda|crudas|crudito|sin =cocinar|=cocer|=hornear|=pasteurizar|poco =cocidos|=hechos|pasado =por =agua|=por =agua|tibio|=tibios|líquida|mollet,
      huevo poche|poché|pasado|tibio|frito =con =yema =líquida, yema líquida|cruda,
      masa|masita|mezcla|batido|pasta de|para =galleta|=galletas|=bizcocho|=pastel|=brownie|=cookies|=torta|=pan|=pizza|=tarta|=queque|=bizcochuelo|=magdalenas cruda|comestible|sin =hornear|=cocer|=cocinar,
      masa|masita|mezcla|harina cruda|sin =hornear|=cocer ~ prob*|prueb*|com*|sabor*|chup*|lam*|pellizc*,
      prob*|prueb*|com*|chup*|lam*|pellizc*|picot*|degust*|sabor* ~ masa|masita|mezcla|harina|batido cruda|sin =hornear|=cocer|=cocinar|de =galletas|=la =galleta|=bizcocho|=cruda|=pastel|=brownie|=pan|=pizza,
      pellizco|pellizquito|trocito|pedacito|bocadito|bolita|cucharada|bocado|poquito|probadita|probada de|de =la|la masa|mezcla|masita|harina ~ =prob*|=boca|=cruda|=comer|=a =ver,
      masa|plastilina|pintura|arena|slime|arcilla comestible|comestibles ~ =harina, masa|plastilina comestible|comestibles,
      mayonesa|alioli|mahonesa|tiramisú|mousse|merengue|ponche|rompope|coquito =con =huevo|sambayón|sabayón|ajoaceite|ajiaceite casera|casero|hecha|hecho =en =casa|=a =mano|clásico|italiano =crudo,
      rompope|sambayón|sabayón|ponche =de =huevo|ponche crema|candil|chaudeau, yemas|yema|huevo|huevos ~ batid*|licuad*|licuado|ponche|leche =fría,
      temple|témpera al|de|con huevo|yema, steak =tartar|tartar|tártaro
    `,
    dough: 'masa|masas, mezcla de|para bizcocho|pastel|galletas|tortitas|panqueques|torta, rebozado',
    not_raw_dough: `
      masa|masas de sal|modelar|jugar|horneada|cocida|plastilina, masa de pizza horneada, masa para jugar|modelar, plastilina comestible sin,
      huevo|huevos duro|duros|cocido|cocidos|hervido|hervidos|revuelto|revueltos|frito|fritos|de =chocolate|=plástico|=fieltro|=papel|=madera|=juguete|=pascua|=cartón|=piedra,
      cáscara|cáscaras|cascarón|cascarones|cartón|cartones|caja|cajas|huevera|cuchara|carrera ~ huevo|huevos, pel* ~ huevo|huevos,
      yema|yemas de|del =dedo|=dedos|=los =dedos|=sus =dedos|=tus =dedos|=los, con|las|sus|tus|los yemas|yema =de =los|=de =sus|=del =dedo,
      mayonesa|merengue|merengues|natillas|helado|mousse comprada|comprado|comprados|de =bote|=sobre|=tienda|=supermercado|=frasco,
      bailar|baile|baila|música|ritmo ~ merengue, merengue =dominicano,
      masa|mezcla de|para =sal|=modelar|=arena|=barro|=jabón|=maicena|=tierra|=papel|=yeso|=agua, sin =huevo,
      nieve =del|=de =verdad|=artificial|=cae|=blanca =de =papel, masa =corporal, postre =de =mentira|=imaginario,
      claras|clara =instrucciones|=reglas|=señales|=voz|=agua|=noche|=colores,
      colores|reglas|instrucciones|palabras|ideas|letras|frases|normas|voces|noches|aguas|tonos|cosas|consignas|señales clara|claras,
      más|muy|bien clara|claras, batido =de =frutas|licuado =de =frutas|glaseado ~ =agua|=limón|=azúcar
    `,
    animals: `
      gallinero, pollito|pollitos, pollo|pollos, gallina|gallinas, gallo|gallos, pato|patos, patito|patitos, ganso|gansos, oca|ocas, pavo|pavos,
      codorniz|codornices, aves|ave de corral, tortuga|tortugas, lagarto|lagartos, lagartija|lagartijas, iguana|iguanas, geco|gecko,
      camaleón|camaleones, serpiente|serpientes, culebra|culebras, víbora, reptil|reptiles, rana|ranas, sapo|sapos, renacuajo|renacuajos,
      tritón|tritones, salamandra|salamandras, ajolote|ajolotes, anfibio|anfibios,
      pollitos|pollito|polluelo|polluelos|pollos|pichón|pichones|polla =de =agua|gallinita|gallinitas|gallina|gallinas|gallos|gallo|gallito|gallitos|patos|pato|patita|patitos|patito|ánade|ánades|gansos|ganso|ocas|oca|ansarón|pavo|pavos|pavito|pavipollo|guajolote|guajolotes|guajolotito|chompipe|pavo =real|codornices|codorniz|faisán|faisanes|perdiz|perdices|cisne|cisnes|guinea|pintada|palomas|paloma|avestruz|polluela,
      pollada, guajolotito|guajolotes|polluelos|polluelo|pichones|pichón, gallineta|pisca|piscas|chumpe, aves de =granja,
      tortuguita|tortuguitas|tortuga|tortugas|galápago|galápagos|jicotea|jicoteas|morrocoy|morrocoyes|hicotea|icotea|tortugo|lagarto|lagartos|lagartija|lagartijas|salamanquesa|salamanquesas|geco|gecos|gecko|geckos|iguana|iguanas|garrobo|garrobos|camaleón|camaleones|dragón =barbudo|pogona|pogonas|varano|cocodrilo|cocodrilos|caimán|caimanes|basilisco|culebrita|culebras|culebra|serpiente|serpientes|serpientita|víbora|víboras|boa|boas|pitón|pitones|cobra|cascabel =viva|reptil|reptiles|ranita|ranitas|rana|ranas|sapito|sapitos|sapo|sapos|renacuajo|renacuajos|guarisapo|guarisapos|ajolotes|ajolote|axolote|axolotl|coquí|coquíes|escuerzo|escuerzos|tritón|tritones|salamandras|salamandra|gallipato|gallipatos|anfibio|anfibios,
      dragón|dragones barbudo|barbudos, pogona|pogonas, galápago|galápagos, jicotea|morrocoy|guarisapo|guarisapos|garrobo|salamanquesa,
      cría|crías|bebé|bebés de =tortuga|=rana|=pato|=gallina|=lagarto|=serpiente|=pavo
    `,
    not_animals: `
      pollito|pollo|gallina|gallo|pato ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      patito|ganso|tortuga|lagarto|lagartija ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      pollito|pollo|gallina|gallo|pato|patito|ganso|tortuga|lagarto|lagartija ~ masa|arcilla|fieltro|hule|barro,
      pollito|pollo|gallina|gallo|pato ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      patito|ganso|tortuga|lagarto|lagartija ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      serpiente|culebra|rana|sapo|pollitos ~ juguete|goma|peluche|plástico|papel|madera|trapo|cartón|plastilina|tela,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ juguete|goma|peluche|plástico|papel,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ madera|trapo|cartón|plastilina|tela,
      serpiente|culebra|rana|sapo|pollitos ~ masa|arcilla|fieltro|hule|barro,
      serpiente|culebra|rana|sapo|pollitos ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ masa|arcilla|fieltro|hule|barro,
      patitos|patos|ranas|tortugas|serpientes|gallinas ~ dibujo|dibujada|dibujado|tiza|cuerda|cinta,
      postura|pose|baile|canción|salto|saltos|máscara|títere de|la|del|del|de|como pollito|pollo|gallina|gallo,
      postura|pose|baile|canción|salto|saltos|máscara|títere de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      postura|pose|baile|canción de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      salto|saltos|máscara|títere de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      carta|tarjeta|cuento|figura|dibujo|paso|pasos|marioneta de|la|del|del|de|como pollito|pollo|gallina|gallo,
      carta|tarjeta|cuento|figura|dibujo|paso|pasos|marioneta de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      carta|tarjeta|cuento|figura de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      dibujo|paso|pasos|marioneta de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      huevo|huevos|caldo|sopa|pechuga|imagen|foto|disfraz de|la|del|del|de|como pollito|pollo|gallina|gallo,
      huevo|huevos|caldo|sopa|pechuga|imagen|foto|disfraz de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      huevo|huevos|caldo|sopa de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      pechuga|imagen|foto|disfraz de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      caparazón|juego|camina|caminar|lengua|ojos|patas|sonido de|la|del|del|de|como pollito|pollo|gallina|gallo,
      caparazón|juego|camina|caminar|lengua|ojos|patas|sonido de|la|del|del|de|como pato|patito|ganso|tortuga|lagarto,
      caparazón|juego|camina|caminar de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      lengua|ojos|patas|sonido de|la|del|del|de|como serpiente|culebra|rana|sapo|la|el|los|las|una,
      como|cual =un|=una|=los|=las|=el|=la pollito|pollo|gallina|gallo|pato|patito|ganso|oca|tortuga,
      como|cual =un|=una|=los|=las|=el|=la lagarto|serpiente|culebra|rana|sapo,
      como|cual =un|=una|=los|=las|=el|=la pollitos|patitos|ranas|tortugas|serpientes,
      como ranas|patos|serpientes|tortugas|gallinas|patitos|pollitos, juego de la oca, la oca, pato pato, pollo asado|cocido|hervido|desmenuzado,
      gallinita|gallina|gallito ciega|ciego|inglés, gallina =ciega,
      piel|carne|pata|patas|ojo|caldo|pechuga|muslo|nuggets|sopa|huevos|alitas|guiso de|del|con =gallina|=gallo|=pollo|=rana|=pato|=pavo,
      a la pata =coja, patas =de =rana, dragón =chino, hombre|mujer|traje|buzo =rana,
      paso|pasos|salto|saltos|saltito|saltitos|andar|andares|caminar|camina|caminen|caminamos|brincar|brinca|brinquen|brincos|salta|salten|saltar|saltamos|gate*|rept*|nad*|bailar|baila|jugamos|jugar|juega|jueguen|somos|ser|imit*|hacer|haz|hagan|hacemos|convert*|transform*|fing*|estirar|posición|postura|mover|movernos|croa|croar|cacare*|grazn*|cua ~ rana|ranas|ranita|ranitas|sapo|sapos|sapito|pato|patos|patito|patitos|gallina|gallinas|gallo|pollito|pollitos|tortuga|tortugas|tortuguita|serpiente|serpientes|culebra|cocodrilo|cocodrilos|lagartija|pavo|oca|ganso|cisne|paloma|cobra|camaleón,
      pato|patos|patito|patitos|pollito|pollitos|gallina|gallinas|rana|ranas|tortuga|tortugas|serpiente|serpientes|lagartija|cocodrilo|lagarto|gallo|oca|cisne|paloma ~ =juguete|=goma|=peluche|=plástico|=papel|=madera|=trapo|=cartón|=cartulina|=plastilina|=tela|=fieltro|=origami|=baño|=hule|=ganchillo|=crochet|=lana|=felpa|=tiza|=imaginaria|=imaginario|=calcetín|=foami|=calcetines|=piedra|=arena|=barro|=mentira|=bañera,
      juego|canción|cuento|nana|rima|poema|máscara|marioneta|títere|disfraz|dibujo|foto|imagen|tarjeta|sombra|pegatina|puzle|libro|figura|silueta|trabalenguas|adivinanza ~ rana|ranas|ranita|sapo|sapito|pato|patos|patito|gallina|gallinas|gallinita|gallo|pollito|pollitos|tortuga|tortugas|serpiente|culebra|cocodrilo|lagartija|oca|cisne|paloma|lagarto,
      cuello =de =cisne, ojo =de =gallo, pavo =asado|=al =horno|=en =lonchas|=cocido, lonchas =de =pavo, jamón =de =pavo,
      pollo|pavo asado|cocido|desmenuzado|hervido|guisado|frito|rebozado|al =horno, papel =paloma, palomita|palomitas, patito feo,
      pata|patas =de =la =mesa|=coja|=de =una|=arriba|=de =la =silla|=largas|=del|=delanteras, la pata|patita =coja,
      patita|patitas =del =gato|=de =su|=de =perro, boa =de =plumas, pata de|a =palo|=pata
    `,
    midday_sun: `
      sol de =las doce|12|dos|13|14|trece|catorce, =le|=les|=os =dé|=da =el =sol, tiend*|tumb*|acost*|acuest* ~ al sol,
      tumb*|acost*|acuest*|tiend*|siesta ~ soleado|soleada, sol del|de|a mediodía|mediodia, pleno|directo|fuerte|intenso|ardiente sol,
      sol directo|fuerte|pleno|intenso|abrasador, luz|rayos|luz directa|solar del|directa sol, tom* el|=sol sol, al sol del|de mediodía,
      a mediodía ~ sol, broncear*, asolear*, túmbate|tumba|acuesta|siesta|abajo|juega|jugar|acostado|acostada|tumbado|tumbada ~ al sol,
      túmbate|tumba|acuesta|siesta|abajo ~ bajo el sol, sol|rayos|luz|solana|solazo|resolana ~ mediodía|medio =día,
      sol|rayos|luz =del =mediodía|=de =mediodía|=a =mediodía|=de =las|=a =plomo|=de =justicia|=en =lo =alto|=cenital|=fuerte|=directo|=directa|=pleno|=abrasador|=radiante|=intenso|=más =fuerte|=más =fuertes|=más =intenso|=sin =sombra,
      rayos|sol más fuerte|fuertes|intensos|intenso|alto, plena|pleno solana|sol|mediodía, a pleno|todo sol,
      sol =a =todo|=pica|=pega|=cae|=aprieta|=quema =más|=fuerte|=de =lleno|=a =plomo|=fuerte,
      cuando =el =sol =está|=más ~ alto|fuerte|arriba|caliente|pega, sol ~ =más|=muy|=bien =alto|=arriba|=fuerte,
      rayos =directos|=fuertes|=del =sol =en =la|=sobre|=en =su,
      piel|barriguita|espalda|cuerpecito|carita|pancita|tripita|cara|piernas|cuerpo ~ al|bajo|del|con|hacia =sol|=el =sol,
      desnud*|desvist*|desvíst*|pañal|sin =ropa ~ sol|rayos, toma|tomar|tomen|tome|tomando|tomad|baño|baños|recib* ~ sol|rayos, baño|baños de sol,
      banco|lugar|rincón|sitio|zona|parche|terraza|patio|césped|prado|hueco|rinconcito|trozo soleado|soleada, más soleado|soleada,
      sin =sombra|=ninguna =sombra|=nada =de =sombra, bronce*|asole*|asolé*|soleársele, al sol, bajo =el =sol, a =la =solana,
      solecito|solcito =fuerte|=del|=rico|=de =mediodía, vitamina d
    `,
    not_midday_sun: `
      antes ~ sol, sombra|protegido|protegida|proteg*|protej*|lejos|fuera|resguard* ~ sol, luz indirecta, nunca|no|sin ~ sol directo,
      gorro|gorra|crema|gafas de|para sol,
      primer|primera|primeras|últim*|suave|tenue|atardecer|amanecer|mañanero|temprano|bajo|tarde|otoñal|invierno ~ sol|rayos|luz =suave,
      sol|luz|rayos =de =la =mañana|=de =la =tarde|=suave|=suaves|=tenue|=bajo|=del =atardecer|=del =amanecer|=poniente|=de =otoño|=de =invierno|=de =papel|=de =cartulina|=de =fieltro|=de =cartón|=dibujado|=de =mentira|=amarillo|=de =tela|=que =entra,
      luna, puesta|salida|caída|reloj|protector|protectora|crema|gafas|gorro|sombrero|saludo|sombrilla|parasol|girasol|quitasol ~ =sol,
      saludo al sol, dibuj*|pint*|cant*|canción|cuento|adivinanza|poema ~ sol, sol solecito,
      nunca|no|sin|evit*|jamás|tampoco|ni|fuera|lejos|protegid*|resguard*|cubiert*|tapad* ~ sol|mediodía|rayos,
      sombra|sombrita|árbol|toldo|sombrilla|parasol|techo|porche|dentro|interior|casa ~ =sol,
      cuando|antes|después|hasta|una ~ sol ~ baj*|cae|ponga|pone|esconde|suave|fuerte =ya =no|pasado,
      sol =se =ponga|=se =pone|=se =esconde|=ya =está =bajo|=baja|=ha =bajado|=cae|=está =bajo|=ya =no,
      sol ~ entra|filtra|hojas|cortina|ventana|ramas
    `,
    heat_blades: `
      enciend*|prend* ~ cerilla|cerillas|fósforo|fósforos|mechero|vela|velas|hoguera|fogata, silicona|pegamento|cola caliente|termofusible,
      pistola de silicona|pegamento|cola|calor, estufa|estufas, hornilla|hornillas, hornillo|hornillos, fogón|fogones, vitrocerámica, horno|hornos,
      tetera|hervidor|pava, plancha|planchas|planch*, microondas, cuchillo|cuchillos, cuchilla|cuchillas, navaja|navajas,
      cúter|cutter|bisturí|trincheta, agua hirviendo|hirviente, sartén|olla ~ fuego|caliente, al fuego, tostadora, freidora,
      hornalla|hornallas|hornilla|hornillas|quemador|quemadores|cocinilla|cocinillas|anafe|anafre|estufilla|parrilla|parrillas|asador|brasas|brasa|fogata|fogón|comal|budare|plancha|planchita|placa|vitro|inducción|cocina =de =gas|infiernillo|camping =gas|mechero|mecheros|encendedor|encendedores|soplete|soldador|cautín|pirógrafo|pirograbador|pirograbado|pistola =de =calor|pistola =encoladora|silicona =caliente|silicón|pegamento =caliente|termofusible|decapador,
      hornalla|hornallas|quemador|quemadores|anafe|infiernillo|encendedor|encendedores|soplete|soldador|cautín|pirógrafo|pirograbador|pirograbado|comal|budare|brasas,
      silicona|silicón|cola|pegamento|goma caliente|derretida|fundida|térmica|termofusible|en =barra|líquida =caliente, silicón =frío =no,
      pistola|pistolita|pistolas de|para =silicona|=silicón|=pegamento|=cola|=calor|=encolar|=goma|=silicona =caliente,
      pistola encoladora|termofusible|caliente, gota|gotas|gotita|hilo|punto|puntos caliente|calientes,
      plancha|planchita =de =ropa|=caliente|=de =pelo|=del =pelo|=de =vapor|=tibia|=eléctrica,
      planchado|planchar|planchen|plancha =la|=las|=el|=los|=con,
      alisador|alisadora|tenacillas|rizador|secador|secadora|secador =de =pelo|pistola =de =aire de =pelo|=cabello,
      agua|aceite|leche|cera|caramelo|azúcar|chocolate|mantequilla hirviendo|hirviente|ardiendo|fundido =al =fuego|hervida =recién|derretida =al =fuego,
      cera|parafina|cera =de =abeja|velas derretida|caliente|fundida,
      fuego|lumbre|llama|flama bajo|lento|medio|alto|vivo|suave|de =la =vela|=gas|encendido|encendida, a fuego,
      en|sobre|al|a|del|con =el|=la|=fuego fuego|lumbre|llama|flama|candela, lumbre|candela =encendida,
      sartén|sartenes|olla|ollita|cacerola|cazo|cacito|perol|caldero|wok|paila ~ =fuego|=caliente|=hornalla|=cocina|=aceite|=hierv*|=hirv*|=revuelv*|=volte*|=fr*,
      freidora|gofrera|sandwichera|waflera|crepera|tostador|tostadora|licuadora|batidora =de =vaso|procesadora|minipimer|túrmix|picadora|robot =de =cocina|olla =exprés|olla =a =presión|olla =de =presión|arrocera|cafetera|microondas|horno|hornos|hornito|pava =eléctrica|caldera|tetera =hirviendo|hervidor|raclette|fondue,
      gofrera|sandwichera|waflera|crepera|minipimer|túrmix|picadora|tostador, olla|olla exprés|presión,
      máquina =de =palomitas|=de =gofres|=de =coser, máquina de =coser|=palomitas,
      cuchillos|cuchillo|cuchillito|puñal|navajas|navaja|navajita|cortaplumas|cutters|cúters|cúter|cuter|exacto|estilete|estiletes|bisturís|trinchete|trincheta|gubia|gubias|formón|formones|cincel|machete|hacha|hachas|hachuela|serrucho|serruchos|segueta|sierra|sierras =de|=para|=caladora|=y|=manual|=pequeña|tijeras =de =podar|tijeras =puntiagudas|tijeras =grandes =afiladas|podadora|cuchilla|cuchillas|hojilla|hojilla|gillette|guillotina|pelador|peladores|pelapapas|pelapatatas|mondador|rallador|ralladores|rallo|rayador|mandolina =de =cocina|cortapizzas|descorazonador|punzón|punzones|lezna|lesna|taladro|taladros|taladradora|berbiquí|destornillador =eléctrico|aguja =de =coser|agujas|aguja|pincho =metálico|brochetas|brocheta|pinchos|picahielo,
      navajita|cortaplumas|estilete|estiletes|exacto|trinchete|gubia|gubias|formón|formones|cincel|machete|hacha|hachuela|serrucho|serruchos|segueta|hojilla|gillette|pelador|peladores|pelapapas|pelapatatas|mondador|rallador|ralladores|rallo|cortapizzas|punzón|punzones|lezna|taladro|taladradora|picahielo|berbiquí,
      sierra|sierras =de =mano|=de =calar|=para =madera|=de =marquetería|caladora|manual|pequeña|metálica,
      tijeras de =podar|=jardín|=cocina|=costura|=modista|=peluquero, tijeras puntiagudas|afiladas|filosas, mandolina =para =cortar|=de =cocina,
      pincho|pinchos|brocheta|brochetas metálico|metálica|afilado|afilada|puntiagudo|puntiagudos|de =metal
    `,
    not_heat_blades: `
      plancha|planchas de _ cm, es|será|son|hace|como de|la|el|una|un|nuestra|nuestro|la cocina|estufa|horno|fogón|fogones,
      cuchillo|cuchillos|cuchillito de|sin|para plástico|filo|untar|mesa|madera|mantequilla,
      cuchillo|cuchillos|cuchillito de|sin|para juguete|infantil|niños|punta|cartón|plastilina,
      cuchillo|cuchillos romo|romos|infantil|infantiles|seguro|seguros|plástico, cuchillo|cuchillos ~ sin|poco filo|punta,
      horno|hornos|hornillo|estufa|cocina ~ de juguete|cartón|mentira|madera|mentiritas,
      cocinita|plancha|microondas|tetera|sartén ~ de juguete|cartón|mentira|madera|mentiritas,
      plancha|planchas de cartón|corcho|madera|metal|goma|espuma|hierro|poliestireno, juguete ~ horno,
      planch* con la|una|su|nuestra plancha de juguete|mentira|mentiritas|cartón|madera, guantes|guante|manopla|papel de|para|del horno,
      bandeja|rejilla de|para horno, papel de horno|hornear, plancha|planchas abdominal|frontal, postura|posición de|la de =la plancha,
      verja de hierro, cuchillos y|tenedores tenedores|y|cucharas, cuchillo y tenedor, tenedor y cuchillo, tenedores y cuchillos,
      horno de papel|barro, plancha|planchas ~ codos|abdominal|brazos|segundos, palos|piedras|caja el|la fogón|horno|estufa,
      hace|hacen|haz la plancha, sierra =nevada|=madre|=de =papel, hacha =de =guerra =imaginaria,
      pistola =de =agua|=de =juguete|=de =burbujas|=de =dedos,
      plancha =de =surf|=abdominal|=en =el =suelo|=lateral|=de =foami|=de =corcho|=de =corcho,
      hac*|haz|manten*|aguant*|posición|postura|ejercicio|reto|minuto|segundos ~ =plancha,
      plancha =lateral|=frontal|=con =las =rodillas|=apoyando|=boca, en plancha,
      fogata|hoguera|fogón|brasas de|con =papel|=mentira|=cartón|=tela|=juguete|=telas|=celofán|=linternas|=fieltro|=cartulina,
      fogata|hoguera|fuego|brasas imaginario|imaginaria|falsa|pintada|dibujada, alrededor =del|=de =la =fuego|=hoguera|=fogata =de =mentira,
      cocinita|cocina|horno|hornito|estufa|fogón|hornalla|hornallas|plancha|licuadora|sartén|batidora|taladro|serrucho|cuchillo|cuchillos|tostadora|microondas|secador|cafetera ~ =de =juguete|=cartón|=mentira|=mentiritas|=madera|=papel|=fieltro|=plástico|=barro,
      cocinita|cocina|horno|hornito|estufa|fogón|hornalla|hornallas|plancha|licuadora|sartén|batidora|taladro|serrucho|cuchillo|cuchillos|tostadora|microondas|secador|cafetera =imaginario|=imaginaria|=dibujado|=dibujada|=pintada|=pintadas|=dibujadas|=plástico,
      cuchillo|cuchillos|cuchillito|cortador|pelador sin|de|para =filo|=plástico|=untar|=punta|=mantequilla|=madera|=niños|=bambú|=silicona|=infantil|=mesa|=sierra =infantil,
      tijeras|tijera infantil|infantiles|escolares|escolar|de =punta =redonda|=punta =roma|=plástico|=seguridad|sin =punta,
      aguja|agujas de|del =pino|=plástico|=reloj|=punta =roma|=lana =de =plástico|=brújula|=los =pinos|=tejer, agujas =del =reloj|=de =pino,
      brocheta|brochetas|pincho|pinchos =de =papel|=sin =punta|=de =mentira|=de =plástico, batería|batidora =de =mano =manual,
      fuego =imaginario|=de =mentira|=artificial|=artificiales|=de =papel, fuegos artificiales, al =rojo,
      camión|coche|bomberos|bombero ~ fuego|llama|llamas, fuego ~ bomberos|bombero|camión, escupe|echa =fuego, dragón ~ fuego|llama,
      llama =a|=al|=la|=tu|=por|=el|=mucho|=cada|=su|=con|=un|=una|=desde|=de =lana|=peruana|=andina|=mi, se|que|te|le|lo|la llama,
      secador|secadora =de =ropa, secadora =de =ropa, máquina =de =coser =de =juguete, frío|templado|tibio|caliente =caliente =frío,
      frío ^ tibio ^ caliente|templado ^ caliente
    `,
    screens: `
      foto|fotos en|del =tu|=el|=un|=su|=mi|=vuestro|=móvil teléfono|móvil|celular, tableta|tabletas, tablet|tablets, ipad, televisión|televisiones,
      televisor|televisores, =tele, =tv, youtube, netflix, vídeo|videos|vídeos|video, videojuego|videojuegos, =app|=apps, aplicación|aplicaciones,
      ordenador|ordenadores, computadora|computadoras, computador, portátil|portátiles, pantalla|pantallas, dibujos animados, película|películas,
      ve|ver|vean|miren|mira|mirar ~ móvil|celular|teléfono, juego|juegos|juega|jueguen|jugar ~ móvil|celular|teléfono, videollamada|videollamadas,
      smartphone, playstation|nintendo|xbox, consola|consolas,
      documental|documentales|serie|series|capítulo|capítulos|episodio|episodios|peli|pelis|película|películas|cine|cortometraje|cortometrajes|corto =animado|caricaturas|caricatura|dibujos =animados|monitos|muñequitos =animados|muñequitos =en|animación|animaciones =en|programa =de =tele|programa =de =televisión|programa =infantil|vídeo|video|videos|vídeos|videoclip|videoclips|videítos|reels|tiktok|tiktoks|youtube|netflix|disney|twitch|clan|videojuegos|videojuego|nintendo|switch|consola|xbox|wii|roblox|minecraft|tablets|tableta|tabletas|ipad|tele|televisión|televisor|tv|celular|celulares|móvil|móviles|smartphone|smartphones|teléfono =móvil|teléfono =inteligente|pantalla|pantallas|pantallita|portátil|laptop|laptops|notebook|computadora|computador|compu|ordenador|ordenadores|proyector|videoproyector|cañón =de =vídeo|app|apps|aplicación|aplicaciones|juego =interactivo|juegos =interactivos|internet|en =línea|online|videollamadas|videollamada|realidad =virtual|karaoke =en,
      documental|documentales|peli|pelis|episodio|episodios|caricaturas|caricatura|videoclip|videoclips|reels|tiktok|tiktoks|roblox|minecraft|laptop|laptops|notebook|compu|proyector|videoproyector|online,
      ve|ver|vean|vemos|mira|miren|mirar|miramos|pon|poner|pongan|disfrut* ~ serie|capítulo|capítulos|corto|cortos|caricaturas|programa|monitos|dibujos|peli|cine|película,
      programa de|en =tele|=televisión|=la =tele,
      en|con|del|por|al =el|=la|=un|=una|=tu|=su|=móvil|=celular móvil|celular|teléfono|tablet|tele|televisión|pantalla|compu|laptop ~,
      juego|juegos|cuento|cuentos|libro|clase|actividad interactivo|interactivos|digital|digitales|virtual|online|electrónico,
      sesión =de =cine|noche =de =cine|tarde =de =cine|maratón =de, cine en =casa, ir al cine
    `,
    not_screens: `
      haz|haced|saca|sacad|sacar|toma|tomad|tomar|hacer ~ foto|fotos en|del =tu|=el|=un|=su|=mi|=vuestro teléfono|móvil|celular,
      graba|grabar|graben|filma|filmar|filmen|haz|hagan|toma|grábate ~ vídeo|video|vídeos|película,
      televisión|televisor|tele|ordenador|computadora de|cartón|tela|papel cartón|tela|papel|juguete|mentira,
      televisión|televisor cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      tele|ordenador|computadora cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      televisión|televisor|tele|ordenador|computadora de|cartón|tela|papel sombras|lámpara|chocolate|arcilla|barro,
      televisión|televisor cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      tele|ordenador|computadora cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      tableta|tablet|pantalla|pantallas|cámara de|cartón|tela|papel cartón|tela|papel|juguete|mentira,
      tableta|tablet|pantalla|pantallas|cámara cartón|juguete|sombras|humo|lámpara cartón|tela|papel|juguete|mentira,
      tableta|tablet|pantalla|pantallas|cámara de|cartón|tela|papel sombras|lámpara|chocolate|arcilla|barro,
      tableta|tablet cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      pantalla|pantallas|cámara cartón|juguete|sombras|humo|lámpara sombras|lámpara|chocolate|arcilla|barro,
      pantalla|pantallas de tela|papel|sombras|cartón|lámpara|sábana,
      sin|apaga|apagar|apaguen|apagada|apagados ~ pantalla|pantallas|tele|televisión|televisor|móvil, tableta de chocolate|arcilla|barro|jabón,
      tele|televisión|televisor|tableta|pantalla|móvil|pantallas apagada|apagado|apagadas, protector de|solar pantalla, pantalla solar,
      teclado|teclados de ordenador, aplicación de|del|la música|linterna|pegamento|cola|pintura|temporizador,
      película|capa|film de jabón|aceite|agua|plástico|transparente, detrás de la|una pantalla, mando de|a la|distancia tele|televisión,
      móvil|móviles de =papel|=cuna|=pájaros|=estrellas|=palos|=techo|=hojas|=colgante|=conchas|=cartón|=nubes|=madera,
      móvil|móviles =colgante|=montessori|=para =la =cuna, un|el|del|este|nuestro =móvil =cuelg*|=gir*,
      sin ~ pantalla|pantallas|tele|televisión|móvil|móviles|tablet|celular|celulares|dispositivos|vídeo|video,
      serie|series =de =números|=de =pasos|=de =movimientos|=de =tres|=de =sonidos|=de =ejercicios|=de =gestos|=de =dibujos|=de =preguntas|=numérica|=de =colores,
      capítulo|capítulos =del =libro|=de =un =libro|=del =cuento|=de =la =historia, libro ~ capítulo|capítulos|episodio,
      programa|programas =de =mano|=del =día|=de =actividades|=de =ejercicios, animación =a =la =lectura, línea =recta, en línea =recta,
      portátil|portátiles =altavoz|lámpara|nevera|altavoz =portátil, altavoz|lámpara|mesa|linterna|silla|radio|reproductor portátil,
      consola =de =madera|=a|=al,
      televisor|televisión|tele|tableta|computadora|ordenador|pantalla|móvil|teléfono|celular|cámara|cine|tablet ~ =cartón|=juguete|=mentira|=papel|=madera|=tela|=caja|=fieltro|=imaginaria|=dibujado|=dibujada,
      pantalla|pantallas ~ =sábana|=tela|=lámpara|=sombras|=papel|=manta|=lino|=algodón|=cortina, lámpara ~ =pantalla,
      lienzo|biombo|sábana|tela|manta|mantel|cortina|cortinas ~ pantalla,
      apag*|guard*|desconect*|silenci*|alej* ~ móvil|móviles|tele|televisión|tablet|pantalla|pantallas|celular|teléfono|ordenador,
      móvil|móviles|tele|televisión|tablet|pantallas|celular|celulares|teléfono|teléfonos =apagado|=apagados|=apagada|=guardados|=guardado|=lejos|=fuera|=en =silencio|=boca =abajo|=en =otra,
      música|canción|canciones|linterna|cronómetro|temporizador|alarma|audio|reproduce|luz ~ =móvil|=celular|=teléfono|=ordenador|=app,
      foto|fotos ~ =con|=desde =el|=tu|=la =móvil|=celular|=teléfono|=cámara,
      héroe|artista|director|estrella|actor|cartel|canción|música ~ película|cine|películas,
      película =transparente|=adhesiva|=de =jabón|=fina|=de =plástico, dibujos|dibujo =animado =en =papel|=de =la
    `,
    screen_long: `
      toda la tarde|mañana, todo el día, durante horas, tarde entera,
      toda|entera|entero|completa|completo|completas|completos|maratón|seguido|seguidas|seguidos|ininterrumpida la|el =mañana|=tarde|=día|=noche,
      varias|muchas|un =par =de|algunas|pocas horas|pelis|películas|capítulos|episodios, hora =y =media|=y =pico|=y =cuarto, más =de =una =hora,
      dos|tres|cuatro =películas|=pelis|=horas, trilogía, temporada =completa|=entera, película =completa|=entera, horas =y =horas,
      de principio =a =fin, hasta =la =cena|=la =hora =de =cenar|=dormir|=la =noche
    `,
    diagnosis: `
      si|podría|puede tiene|tener|ser|tratarse|indicar ~ autismo|autista|tdah|dislexia, compar* =a|=al ~ con ~ otros|demás|compañeros,
      señal|señales|signo|signos|síntoma de autismo|tdah|tea|dislexia,
      señal|señales|signo|signos|síntoma de retraso|trastorno|retrasos|trastornos|hiperactividad,
      síntomas|indicio|indicios|indicador|indicadores de autismo|tdah|tea|dislexia,
      síntomas|indicio|indicios|indicador|indicadores de retraso|trastorno|retrasos|trastornos|hiperactividad, autismo|tdah|dislexia prueba|test,
      prueba|test|examen|detección|cribado de|del autismo|inteligencia|desarrollo|tdah|ci|dislexia,
      retraso|retrasos|desfase|retardo del|de desarrollo|lenguaje|habla|aprendizaje|crecimiento, retraso madurativo|cognitivo|evolutivo|motor|mental,
      retraso|retrasos ~ desarrollo|lenguaje|habla|aprendizaje,
      está|van|va|están|es|sea|ser|parece atrasado|atrasada|retrasado|retrasada|atrasados|retrasados, coeficiente|cociente intelectual, =ci,
      superdotad*, superdotación, altas capacidades, niño|niños|niña|niñas prodigio, genio|genios innato|innatos,
      normal|normales|anormal|avanzado|avanzada|adelantado|adelantada|atrasado|bajo|típico para|de|a su edad, anormal|anormales, diagnóstic*,
      diagnostic*, por|debajo|encima debajo|encima|de de|la la|media|promedio media|promedio,
      por debajo|encima|detrás|delante de ~ media|promedio|edad|compañeros|otros|demás|iguales|norma,
      más =listo|lista|inteligente|listos|inteligentes ~ otros|demás|compañeros, trastorno|trastornos, percentil, señales de alarma|alerta,
      hablante tardío, problemas|problema de|del desarrollo|aprendizaje|lenguaje, ya debería ~ caminar|hablar|saber|leer|gatear|andar,
      detecta|detectar ~ autismo|tdah|retraso|retrasos|trastornos,
      autismo|autista|autistas|tea|tdah|tda|asperger|dislexia|disléxico|disléxica|dispraxia|discalculia|hiperactividad|hiperactivo|hiperactiva|neurodivergente|neurodivergencia|tgd|trastorno|trastornos|síndrome =de|patología|patologías|patológico,
      autismo|autista|autistas|tdah|asperger|dislexia|disléxico|disléxica|dispraxia|discalculia|neurodivergente|neurodivergencia,
      retraso|retrasos|retardo|desfase|rezago|atraso|demora|problema|problemas|dificultad|dificultades|déficit|alteración|alteraciones|anomalía|anomalías|desviación ~ desarrollo|lenguaje|habla|aprendizaje|madurativo|motor|motriz|cognitivo|cognitiva|atención|conducta|psicomotor|mental|intelectual|evolutivo|neurológico|crecimiento|maduración|auditivo,
      retraso|retrasos|retardo|rezago madurativo|mental|general|global|psicomotor|simple,
      lleva|tiene|hay|habría|presenta|indica|muestra|sufre|padece|existe|significa|sería|podría ~ retraso|retardo|rezago|atraso|desfase|trastorno|déficit|autismo|hiperactividad,
      va|van|está|están|anda|iría|irá|vaya ~ retrasad*|atrasad*|rezagad*|adelantad*|por =detrás|=debajo|=encima|=delante =de|=del, rezagad*,
      retrasad*|atrasad* para|respecto|en|con =su|=a|=el|=la|=respecto,
      test|prueba|pruebas|escala|evaluación|examen|cuestionario|lista|tabla|checklist|cribado|tamizaje|detección|screening|despistaje|valoración|batería de|del|para =desarrollo|=inteligencia|=cociente|=coeficiente|=autismo|=madurez|=lenguaje|=atención|=hitos|=control|=verificación =del|=verificación =de|=detectar|=detección|=el =desarrollo|=medir|=maduración|=aptitud|=aptitudes|=signos|=síntomas|=señales,
      tamizaje|cribado|despistaje, lista =de =control|=de =verificación ~ hitos|desarrollo|habilidades,
      evalú*|evalu*|mid*|valor*|puntú*|puntu*|detect*|descart*|diagnostic*|diagnóstic* ~ desarrollo|inteligencia|madurez|retraso|autismo|tdah|nivel =intelectual|cociente|coeficiente|trastorno|atención|lenguaje =de|capacidad =intelectual|coeficiente,
      normal|anormal|normales|típico|esperable|esperado|adecuado|correcto|retrasado|adelantado|avanzado|precoz|propio|apropiado|inmaduro|inmadura|tardío|lento|lenta para|en|a|por =su =edad|=la =edad|=su =mes|=los =niños|=un =niño|=una =niña|=esta =edad|=esa =edad|=los =tres|=los =dos|=los =cuatro,
      desarrollo|niño|niña|bebé|hijo|hija normal|anormal|atípico|inmaduro|retrasado|retrasada,
      dentro|fuera|debajo|encima de|por =lo =normal|=la =normalidad|=la =media|=lo =esperado|=la =norma|=los =rangos|=los =parámetros|=del =promedio,
      anormal|anormales|anomalía|anormalidad, percentil|percentiles, ci|cociente|coeficiente intelectual|emocional,
      superdotad*|superdotación|talentoso|sobredotad*|altas =capacidades|genio|prodigio|precoz,
      niño|niña|hijo|hija|peque|pequeño prodigio|genio|superdotado|dotado,
      más listo|lista|inteligente|inteligentes|listos|avanzado|avanzada|lento|lenta|torpe|espabilado|espabilada|capaz|madura|maduro|despierto|brillante que|de =la =clase|=los =demás|=otros|=sus|=su|=el =resto|=los =otros|=la =mayoría|=las|=el|=la =media|=el =promedio,
      compar*|clasific*|orden*|punt*|calific* ~ niño|niños|hijo|hija|bebé|peque|compañeros|hermano|hermanos ~ edad|otros|demás|nivel|listo|capacidad|inteligencia|desarrollo|rendimiento|ranking|mejor|peor,
      ranking =de, el|la|los|las mejores|mejor|peor|peores|más =listo|=lista|=lento|=lenta =de =la =clase|=de =su =edad|=del =grupo|=de =su =grupo,
      señal|señales|signo|signos|síntoma|síntomas|indicio|indicios|bandera|banderas|indicador|indicadores de|del =alarma|=alerta|=autismo|=retraso|=trastorno|=tea|=tdah|=hiperactividad|=dislexia|=advertencia|=problema|=problemas|=que =algo|=un,
      bandera|banderas roja|rojas, motivo|motivos|causa de|para =preocupación|=preocuparse|=alarma|=alarmarse,
      preocupante|preocupantes|alarmante|alarmantes, síntoma|síntomas,
      debería|deberían|tendría|tendrían|debe =ya|=poder|=saber|=haber|=ser =capaz|=decir|=hablar|=caminar ~ =edad|=meses|=años|=ya|=a =estas|=palabras,
      ya =debería|=deberían|=tendría ~,
      si =no ~ =consulta|=consulten|=acude|=acudan|=pediatra|=especialista|=neurólogo|=psicólogo|=puede =tener|=podría =tener|=tiene =un|=indica|=significa|=es =señal,
      consult*|acud*|deriv*|pid* ~ especialista|psicólogo|neurólogo|neuropediatra|logopeda|fonoaudiólogo|terapeuta ~,
      edad mental|cognitiva|madurativa|de =desarrollo, diagnóstic*|diagnostic*|diagnostiqu*
    `,
    not_diagnosis: `
      por detrás de la|una|del silla|línea|mesa|puerta|árbol, retras* la|el|un =salida|reloj|inicio|comienzo,
      por delante|detrás|debajo|encima de la|el|una|un|tu =línea|mesa|silla|cabeza|puerta,
      señal|señales|signo|signos|síntoma|síntomas|indicio|indicios de|del =primavera|=otoño|=lluvia|=cansancio|=hambre|=sueño|=vida|=la =primavera|=invierno|=frío|=calor|=alergia|=tráfico|=humo|=stop|=suma|=interrogación|=exclamación|=alegría|=salida|=agotamiento|=que =quiere|=que =está =cansado|=que =ha|=que =ya|=deshidratación,
      síndrome =de =la =hoja|=vacacional, bandera|banderas roja|rojas =en|=marca|=del|=y|=significa|=para|=con|=de =papel|=de =tela|=de =la =playa,
      compar*|clasific*|orden*|punt* ~ alturas|altura|tamaño|tamaños|colores|torres|hojas|sonidos|manos|huellas|pesos|sombras|dibujos|objetos|piedras|juguetes|saltos|resultados|pies|largo|hoja|animales,
      no|sin|nunca|ni|tampoco|nada|jamás|nadie ~ compar*|evalu*|diagnostic*|diagnóstic*|test|examen|examin*|clasific*|puntu*|puntú*|normal|anormal|retraso|trastorno|autismo|nota|notas|ranking|calific*|médic*|juzg*|superdotad*|genio|corr*|mid*,
      cada =niño|=niña|=uno|=peque|=bebé ~ ritmo|manera|tiempo|momento,
      es|completamente|totalmente|muy|perfectamente normal =que|=y|=equivocarse|=si|=cansarse|=ensuciarse,
      tren|autobús|avión|vuelo|bus|reloj|salida|mensajero ~ retras*|atrasad*|retraso, genio =de =la =lámpara|=maravilloso|=malhumorado,
      lámpara|aladino ~ genio, idea|ideas|inventor|científico|científica genial|loco|loca,
      por =detrás|=delante|=debajo|=encima de|del =la =silla|=la =espalda|=tu|=la =mesa|=la =línea|=una|=la =cuerda|=el|=la =cabeza|=sofá|=la =cama|=agua|=los =hombros|=cuerda|=puente|=palo|=mantel|=los =cojines,
      mejor =de =todo|=forma|=manera|=postura|=foto|=sombra,
      prueba|pruebas de =sonido|=resistencia|=fuerza|=equilibrio|=puntería|=agua|=valor|=obstáculos|=velocidad|=los =sentidos|=olores|=memoria =del =juego,
      detecta|detectar|detectives|detective|detecten ~ sonidos|olores|colores|diferencias|formas|metales|movimiento
    `,
    material_only: 'botón|botones',
    neg_far: `
      =no, =nunca, =jamás, =tampoco, =nadie, =ni, evit*, retir*, quita|quite|quitar|quiten, aparta|aparte|apartar|aparten, alej*, proh*,
      ningún|ninguna|ninguno, lejos de, fuera de, libre de, cuidado con, guarda|guarden|guarde ~ fuera,
      =prescind*|descart*|omit*|renunci*|suprim*|exclu*|elimin*|olvíd* =de|=a, prescind*|descart*|omit*|renunci*|suprim*|exclu*|elimin*,
      en =vez|=lugar|=sustitución de|del, sin, alternativa|alternativas|sustituto|sustitutos|reemplazo a|al|de|del|para,
      =nunca|=jamás|=tampoco|=nadie, libre|libres de, a falta de,
      sustituye|sustituyen|reemplaza|reemplazan|sustituyendo|reemplazando =a|=al|=la|=el|=los|=las, más seguro|segura|seguros|seguras que, nada de,
      en absoluto
    `,
    neg_swap: 'sustitu*, reemplaz*, cambia|cambie|cambien',
    swap_for: '=por, =con',
    neg_near: `
      =sin, en lugar de|del, en vez de|del, excepto, salvo, =menos, nada de, en vez|lugar|sustitución|reemplazo de|del|del, excepto|salvo|menos, ni,
      a diferencia de|del
    `,
    neg_after: `
      no son|es|están|está|deben|debe|hacen|hace|se|pueden|puede, prohibido|prohibida|prohibidos|prohibidas, nunca,
      fuera del|de|de alcance|=su|juego, innecesario|innecesarios, lejos, jamás, están|quedan|queda prohibidos|prohibidas|fuera,
      no =entra|=entran|=aparece|=aparecen|=forma|=forman|=intervien*|=hace =falta|=hacen =falta|=se =usa|=se =usan|=se =utiliza|=se =utilizan|=lleva|=va|=van|=es|=son|=está|=están|=tiene|=tienen|=caben|=toca|=tocan|=participa*|=conviene|=convienen|=sirven,
      queda|quedan|queda|dejamos|se =deja|=dejan|se =queda|=quedan fuera|descartada|descartado|descartados|descartadas|excluid*|prohibid*|aparte|guardad*|para =otra|=más =adelante|=cuando,
      sobra|sobran|tendrá|tendrán|espera|esperan|esperar =que =esperar|=a =los|=hasta|=a =que|=un =tiempo|,
      se =sustituy*|=reemplaz*|=cambi*|=evit*|=descart*|=omit*|=guard* =por|=por =las|=por =los|,
      está|están|queda|quedan descartad*|prohibid*|excluid*|contraindicad*|guardad*|vetad*,
      no apto|apta|aptos|aptas|recomendad*|recomendable|recomendables|indicad*|adecuad*, a =partir =de =los|=de,
      para =mayores|=más =adelante|=niños =mayores|=cuando =sea|=los =mayores|=otra =edad, contraindicad*|desaconsejad*|prohibid*|peligros*,
      se =pueden|=puede|=podrían|=podría tragar|atragantar, son|es demasiado|muy pequeñ*|peligros*|arriesgad*
    `,
    keep: `
      mantén|mantener|mantenga|mantengan|guarda|guarde|guarden|guardar|ten, tener|deja|dejar|dejen|quédate|quedarse|pon|poner|pongan,
      mantente|manténgase|manténganse
    `,
    away: 'lejos, alejado|alejada|alejados|alejadas, fuera del|de =alcance|alcance, aparte, a distancia',
    false_neg: `
      ningún|ninguna|nadie _ es|está demasiado, nadie es demasiado, no solo|sólo|solamente|únicamente|sin, no olvid*, no dud*, no pierd*, no falt*,
      no más|menos de|que, no|sin|nunca cortar|cortes|corte|corten|cortarlas|cortarlos|cortadas,
      no hace|hacen|es falta|necesario cortar|cortarlas|cortarlos, no te|se|os preocup*|olvid*|asust*, por qué no, no hay problema|prisa|duda|límite,
      nada más que, no importa, sin duda|falta|miedo|embargo|problema|parar|olvidar|olvid*|prisa, no pares, no temas, no tengas|tengan miedo,
      no dejes|dejen de, si no hay|tienes|tienen, no sin, retir* ~ tapa|envoltorio|cáscara, quita|quite|quiten ~ tapa|envoltorio,
      sin =pelar|=pelarlas|=cortar|=partir|=trocear|=triturar|=machacar|=quitar|=supervisión|=ayuda|=vigilancia|=parar|=descanso|=etiqueta|=cocer|=cocinar|=hornear|=sombra|=cáscara|=hueso =con,
      no =te =pierdas|=se =pierdan|=paren|=falten|=pueden =faltar|=puede =faltar
    `,
    neg_break: '=pero, =sino, =excepto, =solo, =sólo, =salvo, =hasta, olvid*, =más de, =únicamente, =por =un|=una',
    condition: '=si|=cuando|=porque|=aunque|=mientras|=como',
    implies_use: `
      trag*, =boca|=bocas, atragant* con, =solo con|=con, =solos|=solas|=sola|=solo, desatendid*, sin vigilancia|supervisión, =nariz|=narices,
      =oídos|=oreja|=orejas, =suelo|=piso, caig*|caer|cae|explot*|revent*, lanz*|tir*|arroj*, perd*|pierd*, chup*
    `,
    pronoun: '=lo|=los|=las|=una|=uno|=ella|=alguna|=alguno',
    contains: 'contien*|conten*, traza|trazas de',
    allergy_question: `
      pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias a|al, pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias ~ ^ inclui*,
      pregunt*|comprueb*|consult* ~ alergia|alergias|intolerancias inclui*
    `,
    list_joiner: '=y, =e, =o, =u, ^, =al, =a, =el, =la, =los',
    use_verb: `
      usa|use|usen|usar|usando|usad|utiliz*, agrega|agregue|agreguen|agregar, añad*, pon|ponga|pongan|poner, da|dale|dales|denle|den,
      trae|traiga|traigan|traer, toma|tomen|tome|tomar, rueda|ruede|rueden, echa|eche|echen, vierte|viertan, llena|llene|llenen|llenar,
      cuenta|cuenten, ensart*, esconde|escondan, coloca|coloque|coloquen, clasifica|clasifiquen, come|coma|coman|comer, prueba|prueben,
      ofrece|ofrezca|ofrezcan, deja|dejen, juega|jueguen|jugar, haz|hagan|hacer, mezcla|mezclen, reparte|repartan, elige|elijan, coge|cojan, compra,
      sirve|sirvan, busca|busquen, mete|metan, saca|saquen, lanza|lancen, infl*|hinch*|consig*|reún*|reun*|abr*=las|coman|tom*=un,
      infla|inflen|inflar|hincha|hinchen|prepara|preparen|preparar|corta|corten|pela|pelen
    `,
    joiner: '=y, =e, =luego, =después, =entonces, ^, =o, =así',
    hazard: `
      riesgo|riesgos, peligro|peligros, peligros*, atragant*, asfixi*, =ahogo|=ahogar, demasiado pequeñas|pequeños,
      quem*|intoxic*|tóxic*|botulismo|salmonel* =a|=la|=al|, botulismo|salmonela|salmonelosis|nociv*|venenos*
    `,
    look_before: `
      tamaño|forma|color|colores|dibujo|dibujos|imagen|imágenes|foto|fotos de|del|con =un|=una|=la|=el|=los|=las,
      silueta|palabra|palabras|sonido|olor|nombre|letra|grosor|ancho|peso de|del|con =un|=una|=la|=el|=los|=las,
      tamaño|forma|color|dibujo|dibujos|imagen|imágenes|foto|fotos de, palabra|sonido|olor|nombre|silueta|figura|figuras|pegatina|pegatinas|sello de,
      color|colores|tono|rojo|verde|rosa|amarillo|morado|naranja, más =grande|pequeño|grandes|pequeños|pequeña|grandes que =un|=una,
      tan grande|pequeño|pequeña|redondo como =un|=una, mayor|mayores|menor que =un|=una|=el,
      estilo|aspecto|apariencia|tipo|efecto|estampado|motivo|motivos de|a =un|=una|=el|=la|=los|=las, efecto|estampado|imitación|simil|símil
    `,
    look_after: `
      falso|falsa|falsos|falsas|imaginario|imaginaria|imaginarios|imaginarias|dibujado|dibujada|dibujados|dibujadas|pintado|pintada|pintados|pintadas|impreso|impresa|bordado|bordada|de =mentira|=mentiritas|=mentirijillas|=pega|estampado|estampada
    `,
    simile: `
      =como =un|=una|=el|=la|=los|=las|=pequeñas|=pequeños|=si, =como, =cual, igual que =un|=una|=el, parec* =un|=una|=a,
      =como =si =fuera|=fuese|=fuéramos|=fueran|=fuésemos,
      parec*|semej*|record*|imit* =a|=al|=a =la|=a =los|=a =las|=un|=una|=unos|=unas|=el|=la|=los|=las|=, parec*|imit*,
      tipo|similar|similares|parecid*|igual =a|=al|=que|=a =las|=a =los, =cual|=igual =que,
      como =unas|=unos|=pequeñas|=pequeños|=diminutas|=perlas|=brillantes|=verdaderas|=granitos
    `,
    example: `
      cosa|cosas, objeto|objetos, pieza|piezas, material|materiales, juguete|juguetes, elemento|elementos, algo, tesoro|tesoros, tal|tales,
      alimento|alimentos, bocado|bocadillos|bocados, snack|snacks, artículo|artículos
    `,
    depict: `
      dibuj*, imagen|imágenes|foto|fotos|fotografía|fotografías|lámina|láminas|cartel|pegatina|pegatinas|calcomanía de,
      cant*|canción|canciones|cuento|cuentos|historia de|sobre|del|la|el|los|las|un,
      historias|libro|libros|poema|rima|rimas|adivinanza de|sobre|del|la|el|los|las|un, imagina|imaginen|imaginario|imaginaria,
      finge|finjan|fingir|fingid, pinta|pinten|pintar =un|=una, recorta|recorten =un|=una, habl* ~ de|sobre, di|decir|digan, nombra|nombrar,
      canten|canta|cantar, palabra|palabras
    `,
    depict_break: '=con|=sobre|=en|=encima|=alrededor|=dentro|=usando|=mientras',
    toy_before: '=juguete|=fieltro|=cartón|=papel|=peluche',
    toy_after: `
      =de|=del juguete|peluche|plástico|papel|cartón|madera|fieltro|tela|trapo|mentira,
      =de|=del mentiritas|goma|plastilina|arcilla|barro|arena|masa|lana|ganchillo|cartulina|lodo, imaginari*, dibujad*, pintad*, =~ de juguete,
      invisible|invisibles, falso|falsos, plástico
    `,
    pretend: `
      finge|finjan|fingir|fingiendo|fingid, imagin*, como si, haz|hagan|hacer|haced como|de que, simul*, jugar|juega|jueguen =a que|ser, dibujad*,
      de mentira|mentiritas|mentirijillas|juguete, hac* que|como,
      jugamos|jugar|juguemos|jueguen|juega|jugando|juguéis a|al|que =ser|=que|=somos|=las|=los|=la|=tiendas|=restaurante|=cocinitas|=doctores|=doctor,
      somos|seamos|fuéramos|convertimos|convertirnos|convertirse|transformamos|transformarnos|disfraz*,
      de pega|embuste|mentira|mentiritas|mentirijillas|juguete|fantasía, imaginaria|imaginario|imaginarias|imaginarios|invisible|invisibles,
      hacemos|hagamos|hace que|de|como =que, juego simbólico|dramático|de =roles|=rol
    `,
    live: '=vivo|=vivos|=viva|=vivas|=verdad|=real|=reales',
    distance: `
      =m|=metro|=metros|=paso|=pasos|=distancia de|del, distancia, lejos de|del, detrás de ~ línea|raya, apartad*|alejad* de|del
    `,
    range: '=a|=o|=y',
    sand_dough: 'arena|barro|arcilla|plastilina|lodo, masa de sal',
    speech_balloon: `
      globo|globos|bocadillo|bocadillos de diálogo|texto|pensamiento|cómic, viñeta|viñetas, cómic|historieta
    `,
    inflate: 'infl*|hinch*, aire, látex, sopl*, agua, flota|flotan|flotar, explot*|pinch*, golpe*, lanz*',
    adult: `
      adulto|adulta|adultos|adultas, =mamá|=papá|=madre|=padre|=padres, maestra|maestro|maestras|maestros, educador|educadora|educadores,
      profesor|profesora, cuidador|cuidadora, abuela|abuelo, =usted|=ustedes|=vosotros, mayor|mayores de|=edad, =mayores, familiar
    `,
    child: `
      niño|niña|niños|niñas, bebé|bebés, hijo|hija|hijos|hijas, pequeño|pequeña|pequeñín, =pequeño|=pequeña mete|corta|usa, peque|peques,
      =ella|=ellos|=ellas, alumno|alumnos|alumna|alumnas, =cada =uno|=jugador|=niño, chico|chicos|chica, crío|críos, todos|todas,
      que él|ella =revuelv*|=remuev*|=mezcl*|=cort*|=pel*|=bat*|=plan*|=pong*|=pegu*|=enciend*|=prend*|=tom*|=haga|=use|=raye|=ralle|=vierta|=corte|=pele|=remueva|=revuelva|=ponga|=encienda|=prenda|=apriete|=fría|=voltee|=dé|=eche|=saque|=meta|=maneje|=sujete|=sostenga|=toque|=acaricie|=planche|=cocine|=caliente|=sirva,
      que =revuelva|=remueva|=corte|=pele|=ralle|=encienda|=prenda|=apriete|=voltee|=planche|=fría|=caliente,
      tu|su|vuestro|vuestra =hijo|=hija|=peque|=pequeño|=pequeña|=nene|=nena|=chiquito|=chiquita|=mayor,
      nene|nena|nenes|chiquito|chiquita|chiquitos|chiquillo|chiquillos|guagua|guaguas|chamaco|chamacos|pequeña|pequeñas|pequeños|niñita|niñito|jovencito|cocinero|cocinera|cocineros|chef|joven,
      participantes|participante|jugador|jugadora,
      deja|deje|dejen|permite|permitan|pide|invita|anima|ayuda|ayúdale|ayúdalo|enséñale|enseña|muéstrale|dale|dales|pídele|déjalo|déjala|déjale =que|=a|=le|=al|=la|=lo|=que =él
    `,
    child_seen: `
      niño|niña|niños|niñas, bebé|bebés, hijo|hija|hijos|hijas, peque|peques, =pequeños|=pequeñas|=pequeño|=pequeña, alumno|alumnos|alumna|alumnas
    `,
    hand_over: `
      =da|=dale|=dales|=deja|=dejen|=dejar|=deje|=pide|=pídele|=permite, =permitan|=entrega|=invita|=pasa|=haz|=enseña|=ayuda|=anima|=den|=denle
    `,
    large: 'grande|grandes|gigante|gigantes|gran|enorme|enormes',
    cut_small: 'cuarto|cuartos, en cuatro, a lo largo, longitudinal*, aplastad*, trituradas|trituradas|machacadas',
    soft: `
      cocid*, hervid*, rallad*, rall*, blandita|blanda|blandas|blanditas, asad*, al vapor, puré, cocer|cuece|cuezan|cocinada|cocinadas, guisad*,
      sopa, horneada|horneadas, blandito|blanditos|blando|blandos|al vapor|guisada|tierna|tiernas|compota|triturad*|machacad*|aplastad*|horno
    `,
    dry: `
      seco|seca|secos|secas, crudo|cruda|crudos|crudas, sin cocer|cocinar,
      suelto|sueltos|suelta|sueltas|crudos|crujiente|kilo|kg|taza|tazas|puñado|puñados|paquete|bolsa|gramos|g|500g|bol|cuenco
    `,
    play: `
      vierte|vierten|viertan|verter, trasvas*, traslad*, clasific*, ensart*, escond*, enterr*, entierr*, excav*,
      caja|bandeja|cubo|botella|recipiente sensorial, sensorial|sensoriales, maraca|maracas, sonajero|sonajeros, collar|collares, collage,
      pega|peguen|pegar|pegamos, llena|llenen|llenar ~ botella|bandeja|caja|cubo|bote|botellas,
      bandeja|caja|bañera|barreño de|con|llena arroz|lentejas|garbanzos|pasta|frijoles|alubias|de, met* las manos, hund* las manos,
      pal*|cav* =en =el arroz,
      palas|excav*|carg*|descarg*|verter|viert*|trasvasar|trasvas*|pala|palitas|cucharón|cucharones|embudo|embudos|tamiz*|col*=ar|ciern*|cern*|rebusc*|busc*=en|remov*|remuev*|desliz*|sacud*|agit*|bandeja|cubeta|barreño|bañera|tina|caja|cajón|tesoros|camión|camiones|grúa|volquete|construcción|obra|granja|lluvia|palo|mosaico|cuadro|manualidad|instrumento|pulsera|brazalete|pisar|pis*|camin*|met*|hund*|toc*|sient* ~ arroz|lentejas|garbanzos|pasta|fideos|macarrones|frijoles|porotos|alubias|maíz|judías|granos|avena|sémola|legumbres|cuscús|quinoa|rigatoni|dedos|manos|pies,
      bandeja|cubeta|caja|barreño|tina sensorial|de =los =tesoros|=experimentación, obra|construcción, camión|camiones|volquete|excavadora|grúa,
      tamiz*, embudo|embudos|cucharón|cucharones
    `,
    sealed: `
      sellad*, sell*, precinta*, pegad*|cerrad* con|bien|herméticamente, herméti*, atornillad*, bien cerrad*
    `,
    eat: `
      =come|=comen|=comer|=coma|=coman|=cómanlas|=cómanlos|=comemos|=comerlas,
      =comerlo|=comerlos|=comiendo|=comida|=comidas|=cómelo|=comestible|=comestibles|=cómelas|=comas,
      prueba|prueban|prueben|probar|probamos|pruébenlo|pruebe ~ =el|=la|=los|=las|=un|=una,
      prueba|prueban|prueben|probar|probamos|pruébenlo|pruebe ~ =cada|=lo|=trozo|=trocito|=sabor|=fruta,
      =pruébalo|=pruébala|=probarlo|=probarla|=pruébenlas, merienda|meriendas|merendar|meriend*, desayun*, almuerz*|almorz*, cena|cenar|cenas,
      muerd*|mord*, bocado|bocados|bocadito|bocaditos, picnic, mastic*, sabore*, degust*, tentempié, chup* =el|=la,
      comparte|compartan ~ cuenco|fruta|merienda, lam*=er, sirve|sirvan ~ plato
    `,
    not_eat: `
      prueba|prueben|probar ~ =sonidos|=instrumentos|=ritmos|=movimientos|=posturas,
      da|dar|den|dale|dales|denle ~ comer|comida|come|merienda ~ muñeca|muñeco|muñecos|peluche|peluches|osito|oso,
      da|dar|den|dale|dales|denle ~ merendar|comen|coma|cenar ~ muñeca|muñeco|muñecos|peluche|peluches|osito|oso,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ muñeca|muñeco|muñecos,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ peluche|peluches|osito|oso,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ muñeca|muñeco|muñecos,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ peluche|peluches|osito|oso,
      da|dar|den|dale|dales|denle ~ comer|comida|come|merienda ~ títere|patos|pájaros|aves|animales|monstruo|robot,
      da|dar|den|dale|dales|denle ~ merendar|comen|coma|cenar ~ títere|patos|pájaros|aves|animales|monstruo|robot,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ títere|patos|pájaros,
      finge|fingir|finjan|haz|imagina|hagan ~ comer|comida|come|merienda ~ aves|animales|monstruo|robot,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ títere|patos|pájaros,
      finge|fingir|finjan|haz|imagina|hagan ~ merendar|comen|coma|cenar ~ aves|animales|monstruo|robot,
      muñeca|muñecas|muñeco|muñecos|osito|oso ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      peluche|peluches|títere|oruga|gusano|monstruo ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      animales|animal|pájaros|pájaro|dragón|conejo ~ come|comen|comer|comida|coma|coman|merienda|desayuno|cena,
      león|dinosaurio|rana|cocodrilo|patos|hormigas|gallinas ~ come|comen|comer|comida,
      león|dinosaurio|rana|cocodrilo|patos|hormigas|gallinas ~ coma|coman|merienda|desayuno|cena,
      finge|fingir|finjan|imagina|como si|fingid ~ come|comen|comer|comida|merienda|coma|prueba|probar|desayuno|cena,
      comida|merienda|desayuno|cena|picnic de juguete|mentira|muñecos|peluches,
      comida|merienda|desayuno|cena|picnic de plástico|fieltro|imaginaria|madera|cartón,
      prueba|prueben|pruebe|probar|prueban ~ =otra|=otro|=otras|=otros|=vez,
      prueba|prueben|pruebe|probar|prueban ~ =suerte|=distintas|=distintos|=diferentes|=manera,
      prueba|prueben|pruebe|probar|prueban ~ =forma|=ritmo|=velocidad|=primero|=sonido,
      prueba|prueben|pruebe|probar|prueban ~ =movimiento|=paso|=pasos|=postura|=gesto|=torre,
      antes|después|tras|hora|cerca de|la|el|del|cada comer|comida|comidas|merienda|cena,
      antes|después|tras|hora|cerca de|la|el|del|cada cenar|desayuno|desayunar|almuerzo|la|una, no|nada comestible|comestibles,
      manta|cesta|mantel de picnic|pícnic|merienda, mesa de comer|comedor, lo que come|comen
    `,
    plant: `
      siembr*, sembr*, plant*, =tierra|=maceta|=macetas|=huerto|=jardín|=germina|=germinar, =brote|=brotes|=crece|=crecer|=pájaros|=aves|=comedero
    `,
    seed_play: `
      siembr*, sembr*, plant*, clasific*, cuent*|cont*, recog*|recoj*, pega|peguen|pegar, esparc*, esparz*, entierr*|enterr*, puñado,
      echa|echen|echar, mete|metan|meter, pon|pongan, empuj*
    `,
    taste: 'prueb*, prob*, =come|=comen|=coma|=coman|=comer|=comerse, lam*, =lamer, chup*, degust*, saborea*',
    taste_it: `
      pruébenla|pruébala|probarla|pruébelo|pruébalo|cómela|cómanla|probarlo|comerla, chup* los|sus|el dedos|dedo
    `,
    lick_tool: 'chup*|lam*|relam*|rebañ* ~ cuchara|cucharas|bol|cuenco|dedos|dedo|batidor|varillas|espátula|tazón',
    baked: `
      horneada|horneadas|horneado|horneados, cocida|cocido|cocidas|cocidos, =ya|=tibias|=frías|=fría|=pan|=pizza|=después|=una =vez|=cuando
    `,
    contact: `
      toca|toque|toquen|tocar|tocan|tócala|tocamos, acarici*, sostén|sostener|sostenga|sostengan|sostiene|sostienen|sosteniendo,
      coge|coja|cojan|coger, agarr*, atrap*, abraz*, carga|cargue|carguen|cargar|cargan, bes*=ar, da|dale|dar|den ~ comer|comida ~ mano|palma|manos,
      den|dar|da|dale de comer ~ en|de|con la mano|palma, cepill*, captur*, alza|alzar, mim*=a, levant*=a, baña|bañar|bañen,
      pon|pongan|poner|pone|coloc*|dej* ~ en|sobre|por|a ~ =mano|=manos|=palma|=palmas|=regazo|=brazo|=brazos|=hombro|=hombros|=rodillas|=dedo,
      sient*|sentar|camin*|sub*|trep*|pos* ~ en|sobre|por|a ~ =mano|=manos|=palma|=palmas|=regazo|=brazo|=brazos|=hombro|=hombros|=rodillas|=dedo,
      acarici*|acaríci*|toc*|tóc*|toqu*|tóqu*|sosten*|sostén*|sujet*|sujét*|agarr*|agárr*|coj*|cog*|cóg*|cój*|tom*=a|tóm*|atrap*|atráp*|abraz*|abráz*|carg*|cárg*|mim*=ar|bes*=ar|mec*|alz*|levant*=en|achuch*|rasc*|rásc*|palp*,
      acaricia|acaricie|acaricien|acariciar|acaríciala|acaricia, toca|toque|toquen|tocar|tocarla|tocarlo,
      sostiene|sostenga|sostengan|sostener|sostenerla|sostenerlo, coge|coja|cojan|coger|cogerlo|cogerla, agarra|agarre|agarren|agarrar|agarrarlo,
      toma|tome|tomen|tomar ~ mano|manos|brazos|palmas|palma, abraza|abrace|abracen|abrazar, carga|cargue|carguen|cargar,
      captura|capturen|capture|capturar, pesca|pesquen|pesque|pescar ~ renacuajo|renacuajos|rana|ranas|tritones,
      mete|meta|metan|meter|ponga|pongan|pon|poner|deja|deje|dejen|dejar|posar|sube|suba|recibe|reciba|tenga|tener|lleva|lleve ~ mano|manos|manitas|palma|palmas|regazo|brazo|brazos|hombro|falda|rodillas|dedo|dedos,
      en|entre|con|sobre su|sus|la|las|tus|cada =mano|=manos|=manitas|=palma|=palmas|=regazo|=falda|=brazos|=dedos,
      dar|den|da|dé|darle|darles|dale|dales ~ comer|maíz|comida|grano|granos|lechuga|migas ~ mano|manos|palma,
      com*|picot*|picote* ~ de|en su|la|tu|las mano|palma|manos, sient*|sienta|sentir ~ plumas|caparazón|piel|escamas|plumón|garganta|corazón,
      pasar|pasen|pasa|paso ~ mano =en =mano|mano|manos
    `,
    number: '',
    unit_mm: '=milímetro|=milímetros|=mm',
    unit_cm: '=cm|=centímetro|=centímetros',
    unit_inch: '=pulgada|=pulgadas|=in|=inch',
    at_least: `
      al menos, por lo menos, como mínimo, más de, mayor|mayores de|que|a, más grande|grandes|ancha|ancho de|que, mínimo, superior|superiores a,
      no menos|menor|menores de|que
    `,
    minute: '=minuto|=minutos|=min',
    hour: '=hora|=horas|=h',
    and_half: 'y media|medio',
    open_water: `
      piscina|piscinas, alberca, pileta|piletas, =nad*, nadar|naden|nada|nadan|nadando =en|=con|=y, naden|nadar, río|ríos, lago|lagos,
      estanque|estanques, =mar, playa|playas, arroyo|arroyos, charco|charcos, bañera|bañeras, tina|tinas,
      baño|baños =de|=con|=del|=tibio|=caliente, la hora del baño, bañ*=ar, bañarse|bañar|bañen|báñense|bañarlo|bañando, chapote*,
      aspersor|aspersores, fuente|fuentes =de|=del, manguera|mangueras, jacuzzi, canoa|kayak
    `,
    water: `
      agua|aguas, charco|charcos, lav* ~ juguetes|muñeca|muñecas|muñecos|coche|coches|platos|ropa,
      barreño|palangana|cubo|balde|tina lleno|llena|con
    `,
    not_water: `
      fruta|merienda|leche|pañales|toallitas|comida|picnic y|o|^|con agua, agua ^ =pañales|toallitas|fruta|leche|merienda|ropa,
      pausa|descanso|pausas|descansos con|para|de agua|beber, agua y|o un|una|fruta|leche|merienda|pañales, rana ~ estanque|charca, olas ~ mar,
      fuente para beber, tiza|dibuj* ~ charco|charcos|río|estanque,
      agua|aguas para|de|potable|con|mineral|fresca beber|tomar|colonia|gas|azúcar|frutas|limón|coco, agua potable|mineral,
      beb*|toma|tomen|tomar|hidrat*|ofrec*|ofrezc*|lleva|lleven|llevar|trae ~ agua =para|=y|=fresca,
      traigan|sorbo|sorbos|vaso|botella|gorra|gorro|sombra|crema|sombrero|protector ~ agua =para|=y|=fresca,
      bebe|beban|bebed|beber|bebiendo|ofrece|ofrecer|ofrezca|lleva|lleven|llevar ~ agua,
      llevad|gorra|gorro|gorros|gorras|sombra|sombrero|sombreros|crema|sorbo|sorbos ~ agua, agua y =sombra|gorra|gorro|sombrero|crema|un|merienda,
      botella|botellas|botellín de agua, resistente|prueba al|a|de agua, acuarela|acuarelas, pintura|pinturas|colores al|de agua, base de agua,
      a base de agua, mar|río|lago|agua|piscina ~ de =papel|tela|juguete|mentira|azul|cartón, sonido|sonidos del|de mar|agua|río|la|lluvia,
      animales|animal|estrella|estrellas|caballito|caballitos|caballo|fondo del|de|marinos|la mar|playa|río,
      tela|manta|sábana|papel|cinta|pañuelo ~ mar|río|lago|agua, pelota|pelotas|toalla|bola|balón de|inflable playa,
      piscina|alberca de bolas|pelotas, cuarto|toalla|juguete|juguetes|sala de|del baño, la mar de, como agua, boca agua,
      hacerse|hace agua la boca, fuente|fuentes de =horno|servir|calor|luz|información, imagin* ~ mar|río|playa|piscina|lago|agua,
      charco|charcos|río|ríos|estanque|mar de tiza|papel|tela|fieltro, montañas|olas ^ un|tormentas río|y, bañera seca, mar en calma,
      algo|tentempié de comer y agua, agua de beber|potable, mochila : agua, vaso de agua
    `,
    cords: `
      cuerda|cuerdas, cordel|cordeles, cordón|cordones, cinta|cintas, =lana|=lanas, lazo|lazos, hilo|hilos, soga|sogas, elástico|elásticos,
      serpentina|serpentinas, guirnalda|guirnaldas
    `,
    not_cords: `
      cinta|cintas adhesiva|adhesivas|carrocero|pintor|métrica|aislante|transportadora,
      cinta de|métrica pintor|carrocero|enmascarar|papel|pegar|embalar|métrica|washi,
      ovillo|gorro|calcetín|calcetines|guantes|manta|jersey|alfombra de lana, instrumento|instrumentos|juguete de cuerda, hilo dental|musical,
      ata|atar|desata|átate|atarse los cordones, cordones de =los zapatos, cuerda|cuerdas vocal|vocales, cuerda|cuerdas de guitarra,
      lazo|lazos afectivo|afectivos|familiar|familiares|emocional, estrecha|fortalece|refuerza ~ lazo|lazos|vínculo, cordón umbilical,
      seguir el hilo, dar cuerda, cinta|cintas del|de pelo, cintura
    `,
    wheels: `
      bicicleta|bicicletas, bici|bicis, patinete|patinetes, monopatín|monopatines, patín|patines, patinar|patina|patinen|patinaje,
      triciclo|triciclos, skate|skateboard, patineta|patinetas, scooter|scooters
    `,
    not_wheels: `
      bicicleta|bici ~ piernas|pies|piernitas, piernas|pies|piernitas|movimiento|pedalea|pedalear|pedaleo|como|si ~ bicicleta|bici,
      bicicleta|bicicletas|bici|patinete|patines|moto de|con juguete|papel|cartón|calcetines|trapos,
      patina|patinen|patinar|patines ~ calcetines|papel|trapos|cartón|alfombra|platos|paños, bicicleta estática,
      rueda|ruedas|timbre|bomba|dibujo|cámara de|la bicicleta|bici, coches|autobuses|buses|camiones|autos ~ bicicletas|bicis|bicicleta|bici
    `,
    heat: `
      horne*, hornea|horneen|hornear|horneamos, cocinar|cocinen|cocinamos, hierv*, herv*, fríe|freír|frían,
      derret*|derrit* ~ chocolate|mantequilla|cera|ceras|queso, calient*|calentar ~ agua|leche|sopa|aceite|cera|horno,
      agua caliente|hirviendo|hervida, vela|velas, fogata|hoguera, barbacoa|parrilla|asador, tuest*|tost*=ar,
      horno|estufa|hornillo|fogón|tetera|hervidor|microondas|plancha|planchar|vitrocerámica, silicona|pegamento caliente, cuec*,
      cerilla|cerillas|fósforo|fósforos|mechero, secador de pelo
    `,
    blade: `
      cuchillo|cuchillos, tijera|tijeras, =corten|=cortar|=cortamos|=cortan|=cortando|=cortad|=córtalo|=córtalas, recort*,
      pela|pele|pelen|pelar|pelan, pelador|rallador, ralla|rallen|rallar, sierra|sierras|serrucho|taladro, cúter|cutter|bisturí,
      brocheta|brochetas, talla|tallar =la|=madera, perfor*, agujere*, pica|piquen|picar ~ fruta|verdura|cebolla|tomate|hierbas,
      trocea|trocear|troceen, rebana|rebanar|rebanen, corta|corte el|la|los|las|un|una|unos|unas|en|por|con|trozos,
      corta|corte tiras|fruta|cada|dos|tres|cuatro|todo|bien|y|tu|papel|cartón
    `,
    not_heat_note: `
      papel|bandeja|polvo de hornear, aceite de cocina, cocin*|horne* ~ imaginari*|barro|arena|calcetines, hierba|césped cortada|cortado|recién,
      cuchillo|cuchillos ~ plástico|filo|romo|untar|madera|juguete|mesa|mantequilla|infantil, cuchillo y tenedor, cuchillos|tenedores y,
      recortad*|recortes|recorte, recortable|recortables, cort* ~ masa|plastilina|arcilla ~ plástico|cortador|cortadores|cortapastas|moldes|hilo,
      cocina|cocinita|horno|vela|velas|plancha|estufa|comida ~ juguete|mentira|cartón|pilas|led|barro,
      plancha|planchas de cartón|corcho|madera|goma|espuma|metal, vela|velas del|de barco|eléctrica|eléctricas|led|velero|=la barco,
      guante|guantes|papel|manopla|bandeja|fuente de|para horno|hornear, papel de|vegetal hornear|horno,
      finge|finjan|fingir|imagina|imaginen|jueg*|jugar ~ cocinar|cocina|cocinen|hornear|horno|cortar|cocinero,
      rayo|golpe|ola|horas|hora de|centrales calor, pela|pelen|pelar|pele ~ mandarina|mandarinas|plátano|plátanos|huevo|naranja,
      corta|cortar|corten ~ dedos|manos, sierra|sierras =nevada|montaña, plancha|planchas ~ codos|abdominal|brazos|segundos, es|como|de la vela,
      palos|piedras|caja el|la fogón|horno|cocina, corta|corte con la|las mano|manos|dedos
    `,
    said_arms_reach: `
      al alcance de|del|tu|su|la|un brazo|mano|tu|su|la|un, alcance ~ brazo|mano, a un brazo de, distancia ~ brazo|mano
    `,
    said_watch: `
      supervisión|vigilancia|atención constante|continua|permanente, vigil* ~ constante*|momento|siempre|todo|continu*,
      supervis* ~ constante*|momento|siempre|todo|continu*, sin apartar|quitar la|los vista|ojos|mirada, no|nunca ~ =solo|=sola|=solos|=solas,
      la vista en|puesta|encima
    `,
    said_small_parts: 'atragant*, asfixia, trag*, piezas|partes pequeñas, =boca|=bocas',
    said_hat: 'gorro|gorros|gorra|gorras|sombrero|sombreros|gorrito',
    said_shade: 'sombra',
    said_sun_hours: '=10|=diez|=mediodía|=16|=11|=12',
    said_6mm: '6|=seis =mm|=milímetros, medio centímetro, 0, 5 cm, 6 cm',
    said_12mm: `
      12|=doce =mm|=milímetros, 1, 2 cm, =1|=un =cm|=centímetro, 10 =mm|=milímetros, 6|=seis =mm|=milímetros
    `,
    said_seated: 'sentad*, siéntal*, siént*, sient*, sentarse|sentar, trona',
    said_cords: '30|=treinta|25|20|15 cm|centímetros',
    said_helmet: 'casco|cascos',
    not_water_beads: `
      cristales de =sal|=azúcar|=hielo|=nieve|=alumbre|=bórax, crec* ~ cristales =de,
      garbanzos|lentejas|frijoles|alubias|judías|porotos|semillas ~ remojo|hinchan|crecen|remoj*,
      remoj* ~ garbanzos|lentejas|frijoles|alubias|porotos|semillas, gotas|gotitas de agua, bola|bolas de =cristal|=nieve|=agua =de =nieve,
      pelota|pelotas de =agua
    `,
    egg: 'huevo|huevos|huevito|huevitos|blanquillo|blanquillos',
    egg_part: `
      clara|claras de =huevo|=huevos|=punto|=nieve|=dos|=tres|=un, clara|claras a =punto,
      clara|claras batida|batidas|montada|montadas|sobrantes|pasteurizadas,
      =claras =en|=hasta|=al|=a|=del|=de =un|=que|=punto|=nieve|=bol|=huevo|=huevos|=cuenco, dos|tres|cuatro|cinco|seis|un =par =de claras|yemas,
      las|unas claras =en|=con|=y|=hasta|=a =un|=azúcar|=el|=que|=punto, una|la =clara =y|=batida|=de|=en|=con|=hasta,
      yema|yemas de =huevo|=huevos|=batida|=batidas, yema|yemas con|batida|batidas =azúcar, huevo|huevos batido|batidos|separado|separados
    `,
    beat_egg: `
      bat*|casc*|romp*|separ*|mont*|espum*|licu* ~ huevo|huevos|huevito|huevitos, huevo|huevos ~ bat*|casc*|romp*|separ*|licu*,
      añad*|agreg*|mezcl*|ech*|incorpor*|pint*|barniz*|unt*|pincel* ~ huevo|huevos ~ bol|mezcla|leche|masa|harina|azúcar|licuadora|cuenco,
      pint*|pincel*|barniz*|unt*|cubr* ~ con|de huevo|clara|yema
    `,
    raw_dish: `
      mousse|mus|tiramisú|mayonesa|mahonesa|alioli|merengue|merengues|ponche|rompope|sabayón|sambayón|zabaione|glasa|glasé|glaseado|semifrío|helado|batido|licuado|biscuit|pisco|natillas|crema =catalana|suspiro|parfait|chantillí|espuma =de =chocolate|turrón =de =yema|yemas =dulces|yemas =de =santa|postre|nieve|buttercream
    `,
    cooks: `
      horn*|cocin*|cuec*|coc*=er|herv*|hierv*|frí*|freír|sartén|asar|asen|tost*|cuaj*|escalf*|revuelto|tortilla,
      hornear|hornea|horneen|horno|cocinar|cocina|cocinen|cocer|cuece|cuezan|cocidos|cocido|hervir|hierve|hiervan|freír|fríe|frían|sartén|asar|asa|asen|microondas|plancha|cuajen|vapor
    `,
    taste_bit: `
      prob*|prueb*|com*|chup*|lam*|pellizc*|picot*|degust*|sabor*|rob* ~ pellizco|pellizquito|pedacito|trocito|poquito|bocadito|cachito|pizca|pizquita|bolita|masa|masita|mezcla|sobras|restos|recortes|dedo|dedito|cucharita,
      prob*|prueb* ~ antes =de =hornear|=meter|=seguir|=ir =al =horno|=hornearla|=darle|=estirar|=hornearlas,
      prob*|prueb* ~ dulce|azúcar|falta|sabe|rica,
      relam*|chup*|lam*|rebañ* ~ cuchara|cucharas|bol|cuenco|dedos|dedo|varillas|espátula|tazón|batidor|batidora|cazo
    `,
    farm: `
      granja|granjas|granjero|granjera|corral|corrales|gallinero|gallineros|finca|charca|charcas|estanque|estanques|laguna|zoo|zoológico|terrario|terrarios|acuaterrario|acuario|pecera|jaula|incubadora|criadero|cuidador =de =animales|guardaparque|mascota|mascotas|tienda =de =mascotas|reserva|arroyo|orilla|humedal|vivo|vivos|viva|vivas|reales|verdad
    `,
    noon: `
      mediodía|mediodia, medio día, a =las =doce|=12|=una =de =la =tarde|=dos =de =la =tarde|=trece|=catorce,
      sobre|hacia|alrededor|cerca|a|tipo|entre =las|=la|=de =las|=de =la =doce|=una|=dos|=tres|=once|=12|=13|=14|=15|=once =y|=doce =y,
      después|tras|luego de|del|el =almuerzo|=comer|=almorzar|=la =comida,
      a =la =hora =de =comer|=del =almuerzo|=de =la =siesta|=de =la =comida|=de =más =calor|=de =más =sol|=más =calurosa|=más =cálida,
      hora|horas centrales|central|más =calurosas|=cálidas|=calientes|=fuertes|=calor, primera hora =de =la =tarde
    `,
    not_noon: `
      antes|evit*|nunca|no|fuera|salvo|excepto|hasta|lejos ~ mediodía|horas|medio|doce|12|11, mediodía =en =casa|=dentro|=a =la =sombra,
      siesta|comida|almuerzo|toma|biberón|cuento|canción =de =mediodía|=del =mediodía
    `,
    sun_place: `
      sol|soleado|soleada|solecito|rayos|solana|césped|prado|jardín|patio|terraza|balcón|azotea|playa|parque|campo|pasto|grama|hierba|arena|aire =libre|afuera|exterior|pradera|plaza|banco|calle|zacate|pasto|manta =fuera,
      aire libre
    `,
    shade: `
      sombra|sombrita|sombreado|sombreada|sombrilla|parasol|toldo|quitasol|pérgola|carpa|techo|porche|marquesina,
      bajo|debajo|al =pie ~ árbol|árboles|copa|ramas, interior|dentro =de =casa|en =casa|adentro|techado|cubierto|cubierta
    `,
    clock_at: 'a las|la, sobre las|la, hacia las|la, de las, entre las, tipo, y las|la',
    clock_am: 'de la mañana|madrugada, =am|=a =m',
    clock_pm: 'de la tarde, =pm|=p =m, del =mediodía',
    hot_tool: `
      pistola|pistolita de silicona|silicón|pegamento|cola|calor, pistola encoladora|termofusible, plancha|planchita,
      cuchillo|cuchillos|cuchilla|navaja|navajas|cúter|cutter|cutters|bisturí|estilete|exacto|trincheta|cortaplumas,
      pelador|pelapapas|pelapatatas|rallador,
      sierra|serrucho|segueta|hacha|taladro|gubia|gubias|formón|punzón|soldador|cautín|pirógrafo|pirograbador|mechero|encendedor|cerillas|fósforos|secador|hornillo|infiernillo|hervidor|sartén|gofrera|tostadora|sandwichera|licuadora
    `,
    hot_act: `
      cort*|pel*|rall*|pic*|trocee*|troc*|reban*|filet*|lamin* ~ con|usando =el|=un|=la|=una|=su|=tu cuchillo|navaja|cúter|cutter|pelador|rallador|sierra|serrucho|cuchilla,
      talla|tallar|talle|tallen|labrar ~ madera|palo|rama|jabón|calabaza,
      enciend*|encend*|prend* ~ cocina|horno|fuego|vela|velas|hornalla|fogón|estufa|gas|cerilla|fósforo|mechero|hoguera|fogata, fr*=eír,
      fríe|fría|frían|freír|freírlo, hierv*|herv*,
      voltea|voltee|volteen|voltear|revuelv*|revolver|remuev*|remover ~ olla|sartén|cazo|fuego|ollita|cacerola|espese|hierva,
      plancha|planche|planchen|planchar ~ ropa|tela|papel|cuentas|camiseta|hojas|hama,
      da|dar|dé|dale ~ vuelta ~ sartén|tortita|tortilla|panqueque|crepe, taladr*|serr*|aserr*|perfor*|agujere* ~ madera|tabla|taladro|punzón,
      gota|gotas|gotita|punto ~ caliente|calientes|silicona|silicón
    `,
    hot_grip: 'aprieta|apriete|aprieten|apretar|presion*|puls* ~ gatillo|pistola, gatillo',
    onlooker: `
      mira|mire|mirando|observa|observe|observando|supervis*|vigil*|cerca|lado|presente|presencia|atento|atenta|acompañ*|pendiente|recuerd*|ayuda =si|anima
    `,
    episode: `
      capítulo|capítulos|episodio|episodios|vídeos|videos|video|vídeo|pelis|películas|parte|partes|sesión|sesiones|cortos|programas
    `,
    bare_screen: 'pantalla|pantallas',
    cloth_screen: `
      sombras, teatro de sombras, sábana|tela|cortina|mantel|biombo|lienzo|lámpara ~ pantalla, pantalla ~ sábana|tela|cortina|mantel|lámpara|lienzo,
      sombras chinescas
    `,
    bare_plank: 'plancha|planchas',
    exercise: `
      antebrazo|antebrazos|abdominales|abdominal|gimnasio|ejercicio|ejercicios|entrenamiento|sentadillas|sentadilla|flexiones|yoga|postura|posturas|pilates|colchoneta|estiramientos|lagartijas|estaciones =de
    `,
    bare_diagnosis: 'diagnóstic*|diagnostic*',
    toy_clinic: `
      peluche|peluches|muñeca|muñecas|muñeco|muñecos|osito|juguete|juguetes|títere|títeres|dinosaurio|robot|bici|coche|carro|auto ~ doctor|doctora|médico|médica|veterinari*|hospital|clínica|paciente|pacientes|enferm*|consulta|mecánico,
      doctor|doctora|médico|médica|veterinari*|hospital|clínica|paciente|pacientes|enferm*|consulta|taller|mecánico ~ peluche|peluches|muñeca|muñecas|muñeco|muñecos|osito|juguete|juguetes|títere|dinosaurio|robot,
      jugar|jugamos|juego|juega|jueguen ~ doctores|médicos|doctora|doctor|veterinarios|hospital, maletín ~ médico|doctora|doctor
    `,
    role: `
      hace|hacen|haga|hagan|haciendo|haga|hará|hacemos|hacía|sirve|sirven|sirva|sirviendo|funciona|actúa|trabaja =de|=como|=las =veces =de ~,
      a =modo =de|=manera =de, hace|hacen|hará de|las =la|=el|=una|=un|=de, se =convierte|=transforma|=convierten|=vuelve en =una|=un|=el|=la,
      será|serán|es|son|sea|representa|representan =nuestra|=nuestro|=la|=el|=una|=un|=los|=las, como =si =fuera|=si =fueran|=si =fuese ~,
      jugamos|jugar|juguemos|jueguen|juega a|al =ser|=que =somos|=que =es, de =mentira
    `,
    definite: `
      =el|=la|=los|=las|=su|=sus|=tu|=tus|=nuestro|=nuestra|=nuestros|=nuestras|=este|=esta|=estos|=estas|=ese|=esa|=esos|=esas|=cada|=del|=al|=ambas|=ambos
    `,
    use_denied: `
      =uses|=use|=usen|=usar|=utilices|=utilicen|=utilizar|=ofrezcas|=ofrezcan|=des|=den|=dar|=pongas|=pongan|=añadas|=agregues|=necesitas|=necesitan|=hace|=hacen|=hay|=lleva|=llevan|=compres|=elijas|=sustituyas|=cambies|=cambien,
      =se =usa|=usan|=utiliza|=utilizan|=ofrece|=ofrecen|=dan|=da|=pone|=ponen, en =vez|=lugar de|del
    `,
    look_joined: '=like|=style',
  },
  numbers: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    medio: 0.5,
    media: 0.5,
  },
  allergens: {
    gluten: {
      words: `
        harina|harinas, pan|panes, panecillo|panecillos, pasta|pastas, cuscús|cous, avena, cebada, centeno, trigo, sémola, galleta|galletas,
        bizcocho|bizcochos, pastel|pasteles, torta|tortas, magdalena|magdalenas, cupcake, fideo|fideos, tostada|tostadas, pretzel, cereal|cereales,
        granola, muesli, masa|masas, tortita|tortitas, panqueque|panqueques, gofre|gofres, pizza|pizzas, bulgur, espelta, seitán,
        espagueti|espaguetis, macarrón|macarrones, lasaña, cruasán, bocadillo|bocadillos, sándwich|sándwiches, empanada|empanadas, bollo|bollos,
        churro|churros, malta, gluten, papel maché, hojaldre, picatostes, colines, plastilina casera
      `,
      innocent: `
        harina|pasta|tortita|tortitas|fideos|galleta de maíz|arroz|almendra|almendras|garbanzo|garbanzos|coco,
        galletas|torta|tortas|pan|masa|tortilla de maíz|arroz|almendra|almendras|garbanzo|garbanzos|coco, harina de trigo sarraceno,
        trigo sarraceno, alforfón, pasta de dientes|dental|papel|modelar|azúcar|sésamo,
        cortador|cortadores|molde|moldes|caja|lata|bandeja de|para galletas|galleta|bizcocho|pastel|magdalenas,
        cortador|cortadores|molde|moldes|caja|lata|bandeja de|para tortitas|bollos|pizza|cereales|pan|masa,
        pastel|pasteles|torta|tortas|galletas|masa|pan|tarta de barro|arena|lodo|fieltro,
        pastel|pasteles|torta|tortas|galletas|masa|pan|tarta de plastilina|arcilla|juguete|cartón, masa de arcilla|maicena, campo de trigo|cebada,
        masa corporal|muscular, pan comido, aplaud*|palmas ~ tortitas, tortitas de manteca, caja|cajas de cereales|cereal|galletas|pizza,
        ceras pastel, color|colores|tonos|tono pastel, tonos pasteles
      `,
      without: 'sin gluten, libre|libres de gluten, no contiene gluten',
    },
    crustaceans: {
      words: `
        gamba|gambas, camarón|camarones, langostino|langostinos, cigala|cigalas, bogavante, langosta|langostas, krill, marisco|mariscos,
        palitos de cangrejo, carne de cangrejo, surimi, comer|come|comen|coma|coman|prueb*|cocin*|herv* ~ cangrejo|cangrejos
      `,
      innocent: 'paso|pasos|camina|caminar|andar|cangrejo de|como|a cangrejo|cangrejos',
    },
    eggs: {
      words: `
        huevo|huevos, clara|claras =de|=batida|=batidas, yema|yemas =de|=batida, mayonesa, merengue|merengues,
        tortilla francesa|española|patatas|papas, natilla|natillas, flan|flanes, mahonesa, alioli, clara|claras|yema|yemas de huevo
      `,
      innocent: `
        cartón|cartones|caja|cajas|bandeja|bandejas|búsqueda|forma|envase de|para huevo|huevos,
        huevo|huevos de plástico|madera|juguete|papel|dinosaurio|pascua|dragón|chocolate|cartón|fieltro|mentira,
        huevo|huevos de arcilla|poliestireno|goma|rana|insecto|mariposa|pájaro|tortuga|pingüino|oruga|sorpresa, huevera|hueveras,
        maraca|maracas|sonajero huevo, pon|pone|ponen|poner ~ huevo|huevos =en|=del,
        gallina|gallinas|ave|pájaro|mariposa|rana|dinosaurio|pingüino ~ huevo|huevos, huevo|huevos ~ nido, nido|nidos ~ huevo|huevos,
        yema|yemas de los|las|dedos|dedo
      `,
      without: 'sin huevo|huevos, libre de huevo|huevos, vegano|vegana|veganas|veganos',
    },
    fish: {
      words: `
        pescado|pescados, atún, salmón, bacalao, merluza, sardina|sardinas, anchoa|anchoas, boquerón, caballa, trucha|truchas, tilapia, surimi,
        salsa de pescado, caviar, lenguado, comer|come|comen|coma|coman|cocin* ~ pez|peces
      `,
      innocent: `
        color salmón, sardina|sardinas enlatadas, hemos|he|ha|has pescado, pescado|pescados de papel|juguete|cartón, rosa salmón
      `,
    },
    peanuts: {
      words: `
        cacahuete|cacahuetes, cacahuate|cacahuates, maní|maníes, cacao maní, manteca|mantequilla|crema de maní|cacahuete|cacahuate, bamba,
        mezcla de frutos
      `,
      innocent: 'forma de cacahuete',
      without: 'sin cacahuete|cacahuetes|cacahuate|maní|frutos, libre de cacahuete|cacahuetes|maní|frutos',
    },
    soybeans: {
      words: 'soja, soya, tofu, edamame, miso, tempeh, tamari',
      without: 'sin soja|soya, libre de soja|soya',
    },
    milk: {
      words: `
        leche|leches, mantequilla, queso|quesos, quesito|quesitos, yogur|yogures|yogurt, nata, crema =de|=batida|=para,
        crema|nata de leche|batida|agria|montada, cuajada, requesón, kéfir, helado|helados, batido de fresa|chocolate|vainilla, mozzarella,
        parmesano, natilla|natillas, flan|flanes, dulce de leche, suero de leche, caseína, chocolate|chocolates, lácteo|lácteos, lactosa,
        pudin|pudín, cajeta, cuajo, bechamel
      `,
      innocent: `
        ofrece|ofrézcanle|ofrecer|ofrezcan|su leche, leche o|y agua, leche ^ agua|pañales, agua o|y leche, toma|tomas de leche,
        leche a menudo|con frecuencia, leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de coco|almendra|almendras|avena|soja,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de soya|arroz|cacahuete|cacahuate|maní,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de cacao|karité|avellana|avellanas|anacardo,
        leche|yogur|crema|mantequilla|queso|helado|manteca|bebida|nata de afeitar|manos|cara|cuerpo|hielo|agua, leche vegetal, yogur vegetal|vegano,
        diente|dientes de leche, crema solar|hidratante|dental, crema de|para sol|manos|afeitar|bebé|cuerpo|verduras|calabaza|cara,
        cartón|cartones|botella|botellas|caja|brick de leche|yogur|queso|helado|nata,
        envase|tapa|tapas|bote|vaso|vasos|envases de leche|yogur|queso|helado|nata, leche materna, vía láctea, vaca ~ leche, color crema|chocolate,
        palito|palitos|palo|palos de helado|helados, helado|helados de =hielo|juguete|plastilina|papel|arena, di queso
      `,
      without: `
        sin lácteos|leche|lactosa =leche|=lácteos, sin lácteos|leche, libre de lácteos|leche, vegano|vegana|veganas|veganos, vegetal|vegetales
      `,
    },
    nuts: {
      words: `
        nuez|nueces, almendra|almendras, avellana|avellanas, anacardo|anacardos, pistacho|pistachos, pecana|pecanas, macadamia, frutos secos,
        fruto seco, mazapán, turrón|turrones, nutella, praliné, marañón|marañones, castañas de cajú, nogada, crema de avellana|avellanas|cacao
      `,
      innocent: `
        nuez moscada, nuez|nueces de coco|adán, nuez del cuello, tamaño|forma|color|ojos|marrón de|color|una nuez|almendra|avellana|una,
        color|ojos avellana|almendra|nuez, cascanueces, ardilla|ardillas ~ nuez|nueces
      `,
      without: 'sin nuez|nueces|frutos|almendras, libre de nuez|nueces|frutos',
    },
    celery: {
      words: 'apio|apios, apionabo',
    },
    mustard: {
      words: 'mostaza|mostazas',
      innocent: 'color|amarillo|tono mostaza',
    },
    sesame: {
      words: 'sésamo, ajonjolí, tahini, tahina, tahín, hummus, humus, halva, gomasio',
      innocent: 'ábrete sésamo, barrio|plaza|calle sésamo',
    },
    sulphites: {
      words: `
        sulfito|sulfitos, dióxido de azufre, vino|vinos, orejones, pasas, uvas pasas, fruta desecada|deshidratada, frutas desecadas|deshidratadas,
        vinagre de vino, albaricoques secos, e220
      `,
      innocent: 'color vino, botella|botellas|corcho|corchos de vino, pasas por|al|de la|lado',
    },
    lupin: {
      words: 'altramuz|altramuces, chocho|chochos, lupino|lupinos, harina de altramuz',
    },
    molluscs: {
      words: `
        mejillón|mejillones, almeja|almejas, ostra|ostras, vieira|vieiras, calamar|calamares, pulpo a la gallega, sepia|sepias, chipirón|chipirones,
        berberecho|berberechos, comer|come|comen|coma|coman|cocin*|prueb* ~ pulpo|caracol|caracoles
      `,
      innocent: 'concha|conchas de mejillón|almeja|vieira|ostra, tono|color sepia',
    },
  },
}
