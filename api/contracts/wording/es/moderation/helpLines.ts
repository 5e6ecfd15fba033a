import type * as en from '../../en/moderation/helpLines.ts';

export const helpLines: typeof en.helpLines = {
  title: 'Líneas de ayuda',
  description:
    'Personas que escuchan cuando la vida se hace demasiado, por país: por teléfono, por mensaje y por chat.',
  lede: 'Personas que escuchan cuando la vida se hace demasiado, para ti o para alguien cercano. No hace falta estar seguro de que sea lo bastante grave.',
  danger: '¿Alguien está en peligro ahora mismo? Llama al número de emergencias de donde esté. Figura con cada país.',
  honest:
    'Cada línea nombra la organización o autoridad a la que preguntar. Los números y horarios los reunieron colaboradores, algunos de memoria; donde hemos llamado, se dice cuándo. Los números de emergencia son de una tabla pública de 2023 y en parte de memoria. No registramos quién lee esta página.',
  regions: 'Países con líneas de ayuda',
  violence: 'Violencia y maltrato',
  poison: 'Centros de toxicología',
  numbers: 'Números de emergencia de otros países',
  numbersHint: 'No conocemos ninguna línea de ayuda allí.',
  unknownNumber: 'no lo conocemos',
  choose: 'Tu país',
};
