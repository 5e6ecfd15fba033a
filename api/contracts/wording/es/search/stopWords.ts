export const searchStopWords = `a al algo ante antes aquello asi aun aunque ayuda ayudar ayudo bien cada casi como con cual cuales cualquier cuando cuanto
  de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estar estas este esto estos
  estoy fue ha haber hace hacer hacia han hasta hay he hola la las le les lo los mas me mi mis mucho muchos muy nada ni
  no nos nosotros o os otra otro para pero persona personas poco por porque puede pueden puedo que quien quiero saber se
  sea ser si siempre sin sobre son soy su sus tal tambien tan tanto te tener tengo ti tiene tienen toda todo todos tu tus un una
  unas uno unos usted y ya yo alguien significa informacion definicion sintoma sintomas senales tratamiento`;
